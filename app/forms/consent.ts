/**
 * Version of what is consented to, kept with each lead: the day on which the wording of the consent
 * or the privacy policy last changed.
 */
export const CONSENT_VERSION = "2026-11-21";
