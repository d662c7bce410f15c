/** /admin/redirects: addresses that moved, and addresses that are asked for in vain. */
export const adminRedirects = {
  title: "Redirects",
  lead: "Old addresses and where they lead now, for both languages. They apply only where the site has no page, and changes take effect within seconds.",
  addButton: "Add a redirect",
  columns: { path: "Old address", target: "Leads to", kind: "Type", state: "State" },
  kinds: { permanent: "Permanent", temporary: "Temporary" },
  states: { on: "On", off: "Switched off", faulty: "Doesn’t work" },
  emptyTitle: "No redirects yet",
  emptyText: "When a page moves, add its old address here, and links to it keep working.",
  missing: {
    title: "Asked for, but not there",
    lead: "Addresses that visitors and bots asked for lately and didn’t find. Redirect the ones people mean; the rest is noise.",
    hosts: { en: "On the English site", el: "On the Greek site" },
    columns: { path: "Address", count: "Times", first: "First", last: "Last", step: "Action" },
    send: "Add a redirect",
    sendLabel: "Add a redirect: {{path}}",
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
    kind: "Type",
    permanent: "Permanent",
    permanentHint: "Search engines forget the old address and list the new one.",
    temporary: "Temporary",
    temporaryHint: "Search engines keep the old address. For a season, or while you try it out.",
    save: "Save the redirect",
    saving: "Saving…",
  },
  errors: {
    path: {
      notOurs:
        "Write a path of this site, such as /summer-show: letters, digits, hyphens and slashes",
      hasPage:
        "The site has a page here, so the redirect would never apply. Choose another address.",
      leadsHere:
        "Another redirect leads to this address. Change that one first, so nobody is redirected twice.",
      taken: "There is a redirect for this address already. Change that one instead.",
    },
    target: {
      outside: "Only addresses of this site: a path such as /services, or a full address on it",
      loop: "That’s the old address itself. Choose another one.",
      chain: "That address is a redirect itself. Enter the address it leads to.",
      noPage: "There is no page at this address. Check the spelling.",
    },
  },
  steps: {
    title: "Actions",
    off: {
      label: "Switch off",
      consequence:
        "The old address shows “Page Not Found” again, unless the site has a redirect of its own for it. The entry stays in the list.",
      submit: "Switch it off",
    },
    on: {
      label: "Switch on",
      consequence: "From now on, everyone who asks for the old address is redirected.",
      submit: "Switch it on",
    },
    remove: {
      label: "Delete",
      consequence:
        "The entry is deleted permanently, and the old address no longer leads anywhere.",
      submit: "Delete the redirect",
    },
  },
  done: {
    added: "The redirect is saved and active.",
    saved: "The change is saved and active.",
    savedOff: "The change is saved. The redirect is still switched off.",
    on: "The redirect is switched on.",
    off: "The redirect is switched off.",
    deleted: "The redirect is deleted.",
  },
};
