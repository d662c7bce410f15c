/** Where a link leads that dials a number as it is written. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
