import ArrowRight from "icon:lucide/arrow-right";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../../../root.tsx";

type MailButtonProps = {
  label: string;
  subject: string;
  /** Headings that the message opens with, one to a paragraph. */
  headings: readonly string[];
  /** Leads to the plain address, for whoever has no mail program. */
  address: string;
};

/** Opens a message to the agency with its subject and headings in place, and shows the address. */
export function MailButton({ label, subject, headings, address }: MailButtonProps) {
  const email = useRouteLoaderData<RootData>("root")?.site.contactEmail ?? "";
  const body = headings.map((heading) => `${heading}\r\n\r\n`).join("\r\n");
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="apply-send">
      <a className="button button-signal" href={href}>
        <span className="button-label">{label}</span>
        <span className="button-cap">
          <ArrowRight />
        </span>
      </a>
      <p className="small">
        {address}{" "}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  );
}
