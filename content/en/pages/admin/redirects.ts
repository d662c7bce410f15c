/** /admin/redirects: addresses that moved, and addresses that are asked for in vain. */
export const adminRedirects = {
  title: "Redirects",
  lead: "Old addresses and where they lead now, for both languages. They count only where the site has no page, and a change is live within seconds.",
  addButton: "Add a redirect",
  columns: { path: "Old address", target: "Leads to", kind: "How long", state: "State" },
  kinds: { permanent: "For good", temporary: "For now" },
  states: { on: "On", off: "Switched off", faulty: "Doesn’t work" },
  emptyTitle: "No redirects yet",
  emptyText: "When a page moves, add its old address here, and links to it keep working.",
  missing: {
    title: "Asked for, but not there",
    lead: "What visitors and robots have looked for in vain since the site last started. Send on what people mean; the rest is noise.",
    hosts: { en: "On the English site", el: "On the Greek site" },
    columns: { path: "Address", count: "Times", first: "First", last: "Last", step: "What to do" },
    send: "Send this somewhere",
    sendLabel: "Send this somewhere: {{path}}",
    more: { one: "And {{count}} more address.", other: "And {{count}} more addresses." },
    empty: "Nothing so far.",
  },
  form: {
    newTitle: "Add a redirect",
    path: "Old address",
    pathHint: "The part after the domain, such as /summer-show",
    target: "Leads to",
    targetHint:
      "A page of this site, such as /services. With the whole address, everyone goes to that language’s site.",
    kind: "How long",
    permanent: "For good",
    permanentHint: "Search engines forget the old address and list the new one.",
    temporary: "For now",
    temporaryHint: "Search engines keep the old address. For a season, or while you try it out.",
    save: "Save the redirect",
    saving: "Saving…",
  },
  errors: {
    path: {
      notOurs:
        "Write a path of this site, such as /summer-show: letters, digits, hyphens and slashes",
      hasPage: "The site has a page here, so nobody would be sent on. Choose another address.",
      leadsHere:
        "Another redirect leads to this address. Change that one first, so that nobody is sent on twice.",
      taken: "There is a redirect for this address already. Change that one instead.",
    },
    target: {
      outside: "Only addresses of this site: a path such as /services, or a full address on it",
      loop: "That is the old address itself. Choose another one.",
      chain: "That address is itself a redirect. Write where it leads in the end.",
      noPage: "There is no page at this address. Check how it is written.",
    },
  },
  steps: {
    title: "What can be done",
    off: {
      label: "Switch off",
      consequence:
        "The old address shows “Page Not Found” again, unless the site has a redirect of its own for it. The entry stays in the list.",
      submit: "Switch it off",
    },
    on: {
      label: "Switch on",
      consequence: "Everyone who asks for the old address is sent on, from now.",
      submit: "Switch it on",
    },
    remove: {
      label: "Delete",
      consequence: "The entry is gone for good, and the old address leads nowhere any more.",
      submit: "Delete the redirect",
    },
  },
  done: {
    added: "The redirect is saved and works from now.",
    saved: "The change is saved and works from now.",
    savedOff: "The change is saved. The redirect is still switched off.",
    on: "The redirect is switched on.",
    off: "The redirect is switched off.",
    deleted: "The redirect is deleted.",
  },
};
