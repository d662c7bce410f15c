/** A browser's cookies over several processes: what one of them sets, the next one is brought. */
export function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    names: () => [...cookies.keys()],
    delete: (name: string) => cookies.delete(name),
    hear(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = "", ...rules] = line.split(";");
        const at = pair.indexOf("=");
        const isGone = rules.some((rule) => /^\s*max-age=0$/i.test(rule));
        if (isGone) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
  };
}
