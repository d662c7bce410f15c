import Pulse from "icon:drawn/footer-pulse";

/**
 * The end of a quiet page: a heartbeat that settles. The monogram would be larger than the form that
 * such a page is about.
 */
export const FooterPulse = () => <Pulse className="footer-pulse" />;
