import { Notice } from "../../design/fields/notice.tsx";

/** What has just been done (done.server.ts), said once; nothing where nothing was. */
export function Done({ what }: { what: string | false | undefined }) {
  if (!what) return null;
  return (
    <Notice tone="success" live>
      {what}
    </Notice>
  );
}
