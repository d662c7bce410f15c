import { useEffect, useRef } from "react";
import styles from "./remote-icon.module.css";

type RemoteIconProps = {
  /** Collection and name, such as "lucide:menu". */
  name: string;
  /** What the icon says; without one it is decoration. */
  label?: string;
};

/**
 * An icon that is only known at run time, loaded in the browser; icons of the site itself are
 * inlined by vite/inline-icons.ts. Takes its place from the start, the text's colour, and shows nothing
 * while it loads or when it is missing.
 */
export function RemoteIcon({ name, label }: RemoteIconProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = ref.current;
    let wanted = true;
    // Iconify comes with it, so only where an icon like this is shown.
    void import("./icons.ts").then(async ({ loadIcon }) => {
      const url = await loadIcon(name);
      if (url && element && wanted) showMask(element, url);
    });
    return () => {
      wanted = false;
      element?.removeAttribute("style");
    };
  }, [name]);

  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span ref={ref} className={styles.icon} {...meaning} />;
}

/** A mask over the text's colour: no markup is parsed, and the policy allows styles set by script. */
function showMask({ style }: HTMLElement, url: string) {
  style.mask = `url("${url}") center / contain no-repeat`;
  style.backgroundColor = "currentColor";
}
