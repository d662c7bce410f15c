import { memo } from "react";
import { SERVICES } from "../../../content/facts/services.ts";
import { SOCIALS } from "../../../content/facts/socials.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { phoneAddress } from "../../content/phone-address.ts";
import type { ShellData } from "../../content/shell-data.server.ts";
import { MonogramStrip } from "../art/monogram-strip-view.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { FooterPulse } from "./footer-pulse.tsx";

type FooterProps = { root: ShellData; withCall: boolean };

/** The shared footer (spec, section 2). A navigation between pages of one kind leaves it as it is. */
export const Footer = memo(function Footer({ root, withCall }: FooterProps) {
  const { shell, site } = root;
  const { footer } = shell;
  return (
    <footer className="footer">
      <div className="wrap">
        {withCall && (
          <div className="footer-call">
            <p className="d2">{footer.callHeading}</p>
            <div className="footer-actions">
              <ButtonLink to="/creators/join" tone="signal">
                {footer.applyAsCreator}
              </ButtonLink>
              <ButtonLink to="/brands/campaigns" tone="on-blue">
                {footer.briefCampaign}
              </ButtonLink>
            </div>
          </div>
        )}
        <div className="footer-grid">
          <div className="footer-intro">
            <p className="footer-about">{footer.description}</p>
            <p className="footer-contact">
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
              <a href={phoneAddress(site.contactPhone)}>{site.contactPhone}</a>
            </p>
          </div>
          <FooterColumn
            heading={footer.servicesHeading}
            links={SERVICES.map(({ slug }) => [`/services/${slug}`, shell.services[slug].name])}
          />
          <FooterColumn
            heading={footer.audiencesHeading}
            links={[
              ["/creators/join", footer.join],
              ["/brands/campaigns", footer.campaigns],
              ["/careers", footer.careers],
            ]}
          />
          <FooterColumn
            heading={footer.companyHeading}
            links={[
              ["/about", footer.about],
              ["/team", footer.team],
              ["/blog", footer.insights],
              ["/contact", footer.contact],
            ]}
          />
          <div>
            <p className="footer-heading">{footer.followHeading}</p>
            <ul className="footer-list">
              {SOCIALS.map((social) => (
                <li key={social.name}>
                  <a href={social.url} rel="me noreferrer">
                    {social.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="footer-legal">
          <span>{site.imprint}</span> <PrefetchLink to="/privacy">{footer.privacy}</PrefetchLink>{" "}
          <PrefetchLink to="/terms">{footer.terms}</PrefetchLink>
        </div>
        {!withCall && <FooterPulse />}
      </div>
      {withCall && <MonogramStrip className="footer-art" />}
    </footer>
  );
});

type FooterColumnProps = { heading: string; links: readonly (readonly [string, string])[] };

function FooterColumn({ heading, links }: FooterColumnProps) {
  return (
    <div>
      <p className="footer-heading">{heading}</p>
      <ul className="footer-list">
        {links.map(([to, label]) => (
          <li key={to}>
            <PrefetchLink to={to}>{label}</PrefetchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
