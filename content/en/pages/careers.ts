export const careers = {
  title: "Careers at B4",
  description:
    "Jobs at a creator-led talent agency and production company, in six cities: live production, content, partnerships and operations.",
  heading: "The other side of the red light.",
  lead: "We hire people who like other people’s success. Live production, content, partnerships and operations, in six cities.",
  open: { one: "open position", other: "open positions" },
  sheet: {
    heading: "Call sheet",
    lead: "Open a line to read what the job is. Each one leads to its own application.",
    position: "Position",
    place: "Place",
    kind: "Kind",
    does: "What you do",
    brings: "What you bring",
    apply: "Apply for this job",
    page: "The page of this job",
  },
  posting: {
    title: "{{title}}, {{city}}",
    description: "{{line}} {{kind}}, in {{city}}: what you do, what you bring, how to apply.",
    all: "All open positions",
  },
  kinds: { "full-time": "Full-time", "part-time": "Part-time", freelance: "Freelance" },
  openings: {
    "live-producer": {
      title: "Live producer",
      line: "You are the voice in the ear while somebody else is on camera.",
      does: [
        "Write the running order with the creator, and rewrite it at minute twenty when the audience wants something else.",
        "Run several lives a week on headset, mostly in the evening peak.",
        "Read the numbers back afterwards and name the one thing to change.",
      ],
      brings: [
        "Hours spent in lives, yours or other people’s. Radio and theater count.",
        "A calm voice and Greek and English good enough to be brief in both.",
        "The nerve to say “stop, thank them, close” at the best moment of the night.",
      ],
    },
    "creator-manager": {
      title: "Creator manager",
      line: "You are the one name that a handful of creators call.",
      does: [
        "Keep the calendar, the contracts and the rates of the creators you look after.",
        "Say no on their behalf, kindly, several times a week.",
        "Bring in the right colleague before the creator has to ask.",
      ],
      brings: [
        "Experience of representing people, in any trade where a person is the product.",
        "A habit of reading a contract to the last page.",
        "Discretion. Also patience, on Sundays.",
      ],
    },
    "content-strategist": {
      title: "Content strategist",
      line: "You find the format a creator can still make on a bad day.",
      does: [
        "Diagnose accounts from their own analytics and put the fault into one sentence.",
        "Build formats, series and schedules with creators, and drop those that don’t earn their hours.",
        "Write down what we learn, now and then as an article for Insights.",
      ],
      brings: [
        "Accounts you grew, and one you couldn’t, with the reason.",
        "Comfort with medians, rates and a spreadsheet.",
        "Taste, and the ability to explain it without the word “engaging”.",
      ],
    },
    "short-video-editor": {
      title: "Short-video editor",
      line: "You cut an hour into the forty seconds people send to a friend.",
      does: [
        "Cut clips from lives, subtitled and ready for the next morning.",
        "Make three openings for each piece, because the first 3 seconds are the hook.",
        "Keep a library of moments that are worth using again.",
      ],
      brings: [
        "A reel of vertical work. Unpaid work for friends counts.",
        "Speed without mess: files that somebody else can open.",
        "An ear for the breath before the laugh.",
      ],
    },
    "partnerships-manager": {
      title: "Partnerships manager",
      line: "You put the product in the right hands.",
      does: [
        "Turn a brand’s wish into a one-page brief that a creator wants to say yes to.",
        "Negotiate fee, rights and limits so that both sides would sign again.",
        "Stay with the campaign until its last reading date.",
      ],
      brings: [
        "Experience in media, advertising or talent, on either side of the table.",
        "Clear writing. Most of the job is e-mails that can’t be misread.",
        "The courage to tell a client that the obvious creator is the wrong one.",
      ],
    },
    "operations-coordinator": {
      title: "Operations coordinator",
      line: "You make sure that six offices agree on what day it is.",
      does: [
        "Keep schedules, contracts and payments moving between six time zones’ worth of people.",
        "Send the reports out on the day they were promised.",
        "Find the step everybody hates, and remove it.",
      ],
      brings: [
        "Order, in your head as well as in your folders.",
        "Experience with invoices, rights or logistics.",
        "A friendly way of asking for the third time.",
      ],
    },
    "lead-moderator": {
      title: "Lead moderator, live",
      line: "You decide what kind of room it is going to be.",
      does: [
        "Set the rules of a chat together with its host, and hold them evenly.",
        "Brief and back up the other moderators through the East Asian evening peak.",
        "Pass the producer the question that is worth putting on screen.",
      ],
      brings: [
        "Fluent Mandarin and working English.",
        "Time in large chats as a moderator, a host or a stubborn regular.",
        "A thick skin, and the sense to hand over when it wears thin.",
      ],
    },
    "event-producer": {
      title: "Event producer",
      line: "You build evenings that are worth the trip.",
      does: [
        "Plan creator events from the empty hall to the last taxi.",
        "Book crews, venues and permits, and keep the budget honest.",
        "Make each event work twice: for those who came and for those watching live.",
      ],
      brings: [
        "Events you have run, with the call sheets to show for it.",
        "Suppliers who pick up when you ring.",
        "A plan for rain.",
      ],
    },
  },
  hiring: {
    heading: "How hiring goes",
    steps: [
      {
        heading: "You write",
        text: "One form, a CV, one thing you made. No cover letter in the style of cover letters.",
      },
      { heading: "We read", text: "A person reads it, someone who does the job themselves." },
      {
        heading: "We talk",
        text: "Once with the office, once with the people you would work beside.",
      },
      {
        heading: "You try a shift",
        text: "A piece of the real work, agreed on beforehand, with the team around you.",
      },
    ],
    end: "On air",
    pay: {
      heading: "What does it pay?",
      text: "You get the range in writing with our first answer, before we talk. Nobody asks what you earned before.",
      source: "The EU rule on pay transparency",
    },
  },
  none: {
    heading: "None of these is you?",
    text: "Write anyway. Tell us which office, and what would be better after three months of you.",
    button: "Open application",
  },
};

export const careersApply = {
  title: "Apply for a job",
  description:
    "Apply for a job at B4: choose the opening, tell us what you have made, and attach your CV. Every application is read by a person.",
  heading: "Show us what you made.",
  lead: "Pick an opening, tell us about one thing you are proud of, and attach your CV. Everything is read by a person.",
  sent: {
    heading: "Our turn to look.",
    lead: "Somebody who does the job reads it, and you hear from us either way.",
    appliedFor: "You applied for",
  },
  applyingFor: "You are applying for",
  openApplication: "Open application",
  openLine: "No particular position. You tell us which office and which work.",
  change: "Choose another position",
  choose: "Choose a position",
  posted: "Posted {{date}}",
  fullPosting: "Read the full posting",
  form: {
    heading: "Your application.",
    lead: "One thing you made says more than a list. Two sentences beat two paragraphs.",
    sections: { you: "You", work: "Your work", last: "Before you send" },
    fields: {
      opening: {
        label: "Position",
        errors: { required: "Pick a position, or the open application" },
      },
      name: { label: "Name", errors: { required: "Tell us what to call you" } },
      email: { label: "E-mail", errors: { required: "We answer by e-mail: write your address" } },
      phone: { label: "Phone", hint: "And the best hours to reach you, if you like." },
      city: { label: "City and country", errors: { required: "Tell us the city and the country" } },
      made: {
        label: "One thing you made",
        hint: "What it was for, what you did in it, what you would do differently.",
        errors: { required: "Tell us about one thing; two sentences are enough" },
      },
      why: { label: "Why this job?" },
      links: { label: "Links", hint: "One to a line." },
      cv: {
        label: "Your CV",
        hint: "PDF, DOC, DOCX or ODT, up to 5 MB. Two pages are plenty. No photo needed.",
      },
      cvKey: {
        label: "CV",
        errors: {
          required: "Attach your CV",
          type: "This isn’t a PDF, DOC, DOCX or ODT. Save it as a PDF and attach that",
          size: "This is larger than 5 MB. Save a smaller one and attach that",
          empty: "This file is empty. Attach it again",
          gone: "Attach your CV once more; it is no longer here",
          upload: "The file didn’t get through. Attach it again",
        },
      },
      rightToWork: {
        label: "Are you allowed to work where the office is?",
        options: { yes: "Yes", permit: "I’d need a permit", unsure: "I don’t know" },
        errors: { choose: "Pick one; “I don’t know” is fine" },
      },
      start: { label: "When could you start?" },
      consent: { label: "Consent", errors: { tick: "Tick the box so we can reply" } },
    },
    file: {
      kept: "Attached: {{name}}",
      uploading: "Sending {{name}}: {{percent}}%",
      another: "Choose another file to replace it.",
    },
    send: "Send application",
    note: "We use it only to decide about working with you.",
    subject: "Application: {{title}}",
    sentNext:
      "We read your application and your CV. If it fits, we arrange a talk. If not, we say so.",
  },
};

export const applyRedirect = {
  title: "Redirecting",
  siteSuffix: "Careers",
  description:
    "You are being taken to the application form for jobs at B4. If nothing happens, follow the link on this page.",
  heading: "One moment",
  lead: "We are taking you to the application form. If nothing happens, use the link.",
  link: "Go to the application form",
};
