/*
 * The texts of the sections are Markdown, read on the server. {{site}}, {{email}}, {{en}} and {{el}}
 * stand for the site's name, its contact address and its two origins; {{keep_contact}} and its like
 * for the months that app/forms/retention.ts keeps a form.
 */
/** What stands beside the facts of the company, where the operator has given them. */
const company = {
  name: "Company",
  address: "Registered office",
  register: "Register",
  vat: "VAT number",
};

export const terms = {
  company,
  title: "Terms of use",
  description:
    "The rules for using this website: who runs it, what you may do with its content, and which law applies. Written to be read by people.",
  heading: "Terms of use",
  lead: "These terms cover the use of this website. They don’t replace any agreement you sign with us as a creator or as a brand.",
  updated: "2026-11-21",
  updatedLabel: "In force since {{date}}",
  contents: "Contents",
  shortHeading: "In short",
  ask: "Not clear? Ask a person.",
  short: [
    "Reading is free and needs no account.",
    "Quote us, link to us, and keep our name on it.",
    "Sending an application or a brief binds nobody.",
    "TikTok LIVE management is free for the creator. Nobody who asks for a fee for it speaks for us.",
  ],
  other: { to: "/privacy", label: "Privacy policy" },
  examples: {
    heading: "What is an example here",
    tag: "Example",
    items: [
      { heading: "Figures", text: "Worked through to show how it is done." },
      { heading: "Cases", text: "Those marked as illustrative, their figures included." },
      {
        heading: "The team",
        text: "Names, portraits and profiles, until the real ones are announced.",
      },
      { heading: "The show", text: "Its cast, its presenter and its sponsors, likewise." },
      { heading: "Our beginnings", text: "The story of how we began, likewise." },
    ],
  },
  sections: [
    {
      heading: "Who runs this website",
      text: "{{site}} runs this website in English at `{{en}}` and in Greek at `{{el}}`. We are a talent agency and media production company. You can reach us at [{{email}}](mailto:{{email}}) and through the [contact page](/contact).",
    },
    {
      heading: "What these terms cover",
      text: "They cover reading the site, using its tools and writing to us through it. By using the site you accept them. If you don’t, please don’t use it.\n\nManagement, production and campaigns are governed by the agreements we sign for them. Where such an agreement says something different from this page, the agreement counts.",
    },
    {
      heading: "What you may do with our content",
      text: "Texts, drawings, posters, charts and the design belong to us or to those who licensed them to us.\n\n### You may\n\n- read, print and share links to any page,\n- quote a passage of an article if you name {{site}} and link to the page,\n- use checklists and running orders in your own work, paid work included.\n\n### You may not\n\n- republish whole articles, sell our content, or present it as your own,\n- use our name or mark in a way that suggests we work together when we don’t.\n\nAnything beyond that: ask, and we will usually say yes.",
    },
    {
      heading: "Examples are examples",
      text: "Articles explain how things are commonly done. They aren’t legal, tax or financial advice. Worked figures are examples. Case studies marked as illustrative show how we work, with figures made for the purpose. The names, portraits and profiles of the team, the show’s cast, its presenter and its sponsors are stand-ins until the real ones are announced, and so is the story of how we began. Platforms change their rules without asking us, so check the current ones in the app before you rely on a number.\n\nResults typically appear within the first quarter. That is experience speaking. It is no guarantee.",
    },
    {
      heading: "The analytics tool",
      text: "The [TikTok analytics tool](/tiktok-analytics) reads export files in your own browser. The files stay on your device. Use it with files you are entitled to use, your own or those of somebody who asked you to look. The tool works out what the files contain. If the platform’s figures are wrong, so are the charts.",
    },
    {
      heading: "Applications and briefs",
      text: "When you write to us as a creator, a brand or an applicant, you send an inquiry. It creates no contract and no duty to accept, for either side. A contract exists once both sides have signed one.\n\nJoining costs a creator nothing, and TikTok LIVE management is free for the creator. If somebody asks you for money or for your password in our name, it isn’t us. Please tell us at [{{email}}](mailto:{{email}}).\n\nSend only what is yours to send, and write the truth about your accounts and figures.",
    },
    {
      heading: "Fair use of the site",
      text: "Please don’t\n\n- try to get into parts of the site that aren’t meant for you,\n- overload it, or collect its content by automated means beyond what search engines do,\n- send us harmful files or messages in somebody else’s name,\n- use it for anything that is against the law.\n\nWe may block access that does any of this. If you find a weakness in the site, write to us first. We will be grateful.",
    },
    {
      heading: "Other people’s sites and marks",
      text: "Links to platforms and other sites are there to be useful. We don’t run those sites and don’t answer for them. TikTok, YouTube, Instagram, Twitch, LinkedIn, X and other names belong to their owners. We are an official partner for live streaming on TikTok. We are not TikTok, and nothing here is said on its behalf.",
    },
    {
      heading: "Availability and liability",
      text: "We look after the site, but we can’t promise that it is always reachable or free of mistakes. We may change or remove parts of it.\n\nWe are liable without limit for intent and gross negligence, for harm to life, body or health, and wherever the law allows no limit. Beyond that we aren’t liable for damage that comes from relying on free content or from the site being unavailable. Your rights as a consumer stay as they are.",
    },
    {
      heading: "Law and courts",
      text: "Greek law applies. If you are a consumer living elsewhere in the European Union, the mandatory rules of your own country protect you as well, and you may go to court there. In all other cases the courts of Athens decide.\n\nBefore it comes to that, write to us. Most things can be settled in two e-mails.",
    },
    {
      heading: "Changes",
      text: "When we change these terms, the new text appears here with a new date. What you sent us or agreed with us before stays under the text that was here at the time.",
    },
  ],
};

export const privacy = {
  company,
  title: "Privacy policy",
  description:
    "Which personal data B4 collects through this website, why, for how long, who sees it, and how to have it exported or erased.",
  heading: "Privacy policy",
  lead: "We collect what we need to answer you, keep it no longer than that takes, and never sell it. The details follow.",
  updated: "2026-11-25",
  updatedLabel: "In force since {{date}}",
  contents: "Contents",
  shortHeading: "In short",
  ask: "Not clear? Ask a person.",
  short: [
    "No trackers, no advertising cookies, no third-party scripts.",
    "One cookie, for the language. Drafts and a few notes stay in your browser.",
    "The analytics tool works on your device. Your files never reach us.",
    "What you send us, we use to answer you, and erase when its time is over.",
  ],
  other: { to: "/terms", label: "Terms of use" },
  keep: {
    heading: "How long what you send stays",
    months: { one: "{{count}} month", other: "{{count}} months" },
    rows: {
      "careers-apply": "A job application",
      contact: "A message",
      "creators-join": "A creator’s application",
      "brands-join": "A brand’s message",
      "brands-campaigns": "A campaign brief",
    },
  },
  way: {
    heading: "The way of a form",
    steps: [
      { heading: "Sent", text: "Over an encrypted connection, when you press the button." },
      { heading: "Stored", text: "On our own server, before we say that we have it." },
      { heading: "Confirmed", text: "By e-mail, to the address you gave." },
      { heading: "Read", text: "By the colleagues who need it to answer you." },
      { heading: "Erased", text: "When its time is over, together with the mails about it." },
    ],
  },
  sections: [
    {
      heading: "Who is responsible",
      text: "{{site}} decides why and how personal data from this website is used. In the language of the General Data Protection Regulation (GDPR) we are the controller. For anything about your data, write to [{{email}}](mailto:{{email}}).\n\nThis policy covers this website in both languages, `{{en}}` and `{{el}}`, and what you send us because of it. Creators and brands who sign with us receive separate information with their agreement.",
    },
    {
      heading: "What we use, why, and for how long",
      text: "| When | What | Why, and the legal basis | How long |\n| --- | --- | --- | --- |\n| You open a page | IP address, the address of the page, type of browser and language | To deliver the page and to fend off abuse. Legitimate interest, Art. 6(1)(f) GDPR | While the request is answered. After that only where an attack or a fault has to be looked into, and until that is done |\n| You choose a language | The language: en or el | To show it again next time. Needed for what you asked for | 365 days |\n| You send us a message | Name, e-mail, phone if you give it, what you write | To answer you. Legitimate interest, Art. 6(1)(f), or steps before a contract, Art. 6(1)(b) | {{keep_contact}} months |\n| You apply for a job | Name, e-mail, city, your answers, links, your CV | To decide about the position. Steps before a contract, Art. 6(1)(b) | {{keep_careers_apply}} months |\n| You apply as a creator | Name, e-mail, city, date of birth, handles, figures you share, what you write; under 18 also a guardian’s name and e-mail | To see whether we should work together. Art. 6(1)(b) | {{keep_creators_join}} months. After signing, the agreement applies |\n| You write as a brand or send a brief | Company, name, e-mail, what you plan, budget and dates | To see whether we should work together. Art. 6(1)(b) | {{keep_brands_join}} months; a brief {{keep_brands_campaigns}} months. After signing, the agreement applies |\n| You write an e-mail or call | Address or number, what you tell us | To answer you, as above | Until the matter is closed, then as long as the law asks us to keep correspondence |\n\nYou don’t have to give us anything in order to read the site. Without a way to reach you, though, we can’t answer.",
    },
    {
      heading: "What happens to a form",
      text: "What you send is stored on our own server before we say that we have it. With it we keep the day, the language, the wording and version of your consent, the page of this site that you came to first, the site that led you there, and the name of a campaign if the link carried one. A CV is stored under a random name, is never public, and only staff can download it.\n\nTo tell people from machines we look at how fast a form was filled in, how many links it holds and whether the same text came from many senders. We ask no third party. Anything that looks automated is put aside for a person to look at. It is not thrown away. For the same purpose your IP address counts towards a limit for some minutes. It is not stored with what you send.\n\nYou get a receipt by e-mail. When the time in the table is over, everything is erased: the answers, the CV, the mails about it. For 30 days after delivery a checksum stays that recognizes a form sent twice; nothing can be read from it. If you have your data erased, we keep a fingerprint of your address for 400 days, made with a secret key, so that nothing you had sent before is filed afterwards. What you send later gets through.\n\nPlease leave out what we don’t need: no photo, no identity card number, nothing about your health, faith or politics. If you send it all the same, we delete it or black it out. A person reads every application. No decision about you is made by software alone.",
    },
    {
      heading: "Cookies and your browser’s storage",
      text: "| Name | Where | What for | How long |\n| --- | --- | --- | --- |\n| b4_locale (on secure connections with the prefix __Host-) | Cookie | Remembers the language you chose. Scripts can’t read it | 365 days |\n| nuxt-color-mode | Local storage | Remembers light, dark or system, if you used the switch | Until you delete it |\n| b4:draft:… | Local storage | A form that you began and did not send, so that you can go on later. It leaves your browser only when you send the form. “Clear it” above the form deletes it | 30 days, or until you send or clear it |\n| b4:first | Session storage | The page you came to first and the site that led you there. It is sent only with a form | Until the tab is closed |\n| b4:handle | Session storage | The handle you typed to see your poster, so that the poster is there on the next page too. It leaves your browser only with the form you send | Until the tab is closed |\n| b4:… | Session storage | After an update of the site, puts back what you had typed and where you were, and keeps the page from reloading over and over | Until the tab is closed, what you typed 10 minutes at most |\n\nThese entries do what you asked for and nothing else, so there is no consent banner. Apart from what goes with a form you send, none of the storage leaves your browser. You can delete all of it in your browser’s settings at any time. You will then be asked for your language again, no more.",
    },
    {
      heading: "No trackers",
      text: "There is no advertising network on this site, no embedded video player and no font or script from somebody else’s server, and nobody is followed from one page to the next. Pages are told to load nothing from other origins. Links to social networks are plain links. Those networks learn of you only if you follow one.",
    },
    {
      heading: "How quick pages are, and what goes wrong",
      text: "In one visit out of four your browser tells us, and nobody else, how quickly the page came up and which errors our own scripts ran into. Browsers also report when a page tried to load something that it may not. From this we keep sums: by kind of page and week, by message and kind of browser. They hold no IP address, no identifier and nothing you typed, and nothing is stored in your browser for them. We do this to keep the site quick and in working order (legitimate interest, Art. 6(1)(f) GDPR).\n\nThe sums about speed are erased after nine weeks, those about errors 30 days after the last one of their kind. If your browser says that you don’t want to be tracked (Do Not Track or Global Privacy Control), our pages tell us nothing of the visit. Reports that a browser sends by itself aren’t counted where they say the same.",
    },
    {
      heading: "The analytics tool",
      text: "The [TikTok analytics tool](/tiktok-analytics) opens your export files inside your browser and works everything out there. No file, no figure and no account name is sent to us or to anybody else. Close the tab and it is gone.",
    },
    {
      heading: "Who sees your data",
      text: "Those colleagues who need it to answer you, in the office concerned. Companies that run our servers and our mailboxes process data for us under contract (Art. 28 GDPR) and may not use it for themselves. Authorities receive data where the law obliges us.\n\nWe don’t sell personal data and don’t pass it on for advertising. We share your application with a brand, or a brand’s brief with a creator, only after asking you.",
    },
    {
      heading: "Outside the European Economic Area",
      text: "We have offices in the United States, the United Kingdom, Taiwan and Australia as well as in Greece. If your message is meant for one of them, it is read there. Where the European Commission has found a country’s protection adequate, we rely on that decision. Elsewhere we use the Commission’s standard contractual clauses (Art. 46 GDPR). Write to us for a copy.",
    },
    {
      heading: "Your rights",
      text: "Under the GDPR you may\n\n- ask what we hold about you and receive a copy (Art. 15),\n- have mistakes corrected (Art. 16),\n- have data erased (Art. 17) or its use restricted (Art. 18),\n- receive what you gave us in a common format (Art. 20),\n- object to use that rests on legitimate interest (Art. 21),\n- take back a consent at any time, with effect for the future.\n\nOne e-mail to [{{email}}](mailto:{{email}}) is enough, best from the address it concerns. It costs nothing. We answer within one month, as the law requires. If a request needs longer, we tell you why within that month.",
    },
    {
      heading: "Complaints",
      text: "If you think that we handle your data wrongly, please tell us. You may also complain to a supervisory authority at any time. In Greece that is the Hellenic Data Protection Authority (Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα), 1–3 Kifisias Avenue, 115\u00a023\u00a0Athens, [www.dpa.gr](https://www.dpa.gr). You may also turn to the authority where you live or work.",
    },
    {
      heading: "Children",
      text: "This site isn’t meant for children under 15, and we don’t knowingly collect their data. If you are under 18, apply together with a parent or guardian: the form asks for their name and e-mail, and we ask them before anything else.",
    },
    {
      heading: "Security and changes",
      text: "On the public internet, connections are encrypted. Pages load nothing from elsewhere, and what you send can be read only by staff who sign in and whose access is recorded.\n\nWhen what we do changes, this text changes with it and carries a new date. If a change matters for data you have already sent, we tell you.",
    },
  ],
};
