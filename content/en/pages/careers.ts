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
  opening: {
    day: {
      heading: "A day of it.",
      lead: "For example, local time.",
      moments: {
        "live-producer": [
          {
            at: "2:00 PM",
            text: "You and the creator write tonight’s running order. It fits on one page.",
          },
          { at: "6:30 PM", text: "Sound, light, and one rehearsal of the first minute alone." },
          {
            at: "8:20 PM",
            text: "Twenty minutes in, the chat wants something else. You say four words in an ear.",
          },
          {
            at: "10:40 PM",
            text: "You read the numbers together and keep one thing for Thursday.",
          },
        ],
        "creator-manager": [
          {
            at: "10:00 AM",
            text: "Two offers in the inbox. One you decline before coffee, kindly.",
          },
          {
            at: "1:00 PM",
            text: "A creator calls: the brief grew overnight. You read it to the last line.",
          },
          { at: "5:30 PM", text: "The contract goes out, with an end date for every use." },
          {
            at: "9:15 PM",
            text: "Ten minutes in the room of a live. You write nothing; they know you are there.",
          },
        ],
        "content-strategist": [
          {
            at: "9:30 AM",
            text: "A month of one account’s numbers. By ten the fault is one sentence.",
          },
          {
            at: "12:00 PM",
            text: "Three formats on the wall. One survives the question: on a bad day, too?",
          },
          {
            at: "4:00 PM",
            text: "You film the first episode with the creator, to see whether it can be made.",
          },
          { at: "7:00 PM", text: "It goes out. You write down what you expect before you look." },
        ],
        "short-video-editor": [
          {
            at: "8:00 AM",
            text: "Last night’s live: one hour and four minutes. You mark eleven moments.",
          },
          { at: "11:00 AM", text: "Three openings for the best of them. The second one wins." },
          {
            at: "3:00 PM",
            text: "Subtitles, names spelled right, files that somebody else can open.",
          },
          {
            at: "6:00 PM",
            text: "The clip goes out at the peak. By seven a friend sends it to you.",
          },
        ],
        "partnerships-manager": [
          { at: "9:00 AM", text: "A brand wants “something viral”. You ask for the one sentence." },
          { at: "11:30 AM", text: "Three creators, and for each a reason that is not a number." },
          {
            at: "3:00 PM",
            text: "Fee, rights, limits. You stop when both sides would sign again.",
          },
          {
            at: "5:30 PM",
            text: "Day three of another campaign: you choose the video to promote.",
          },
        ],
        "operations-coordinator": [
          {
            at: "8:30 AM",
            text: "Sydney is asleep, Athens is past lunch. You leave word for both.",
          },
          { at: "11:00 AM", text: "Forty invoices. You find the step that everybody hates." },
          { at: "2:00 PM", text: "The reports leave today, as promised." },
          { at: "5:00 PM", text: "You ask for the third time, and it still sounds friendly." },
        ],
        "lead-moderator": [
          {
            at: "5:00 PM",
            text: "House rules with the host: what stays, what goes, what you laugh about.",
          },
          { at: "7:00 PM", text: "Doors open. You greet the regulars by name." },
          {
            at: "8:30 PM",
            text: "Nine hundred in the room, and one of them shouts. You give him one sentence.",
          },
          { at: "10:00 PM", text: "You pass on the question that becomes the ending." },
        ],
        "event-producer": [
          { at: "7:00 AM", text: "An empty hall, a truck, and a permit without a stamp." },
          { at: "1:00 PM", text: "Rehearsal. The plan for rain becomes the plan." },
          { at: "7:30 PM", text: "Doors. It works in the hall, and on four thousand phones." },
          { at: "1:10 AM", text: "The last taxi. You count the cables." },
        ],
      },
    },
    seat: {
      heading: "Your seat.",
      text: "Drawn as if all of us sat in one house.",
      beside: "Next to you",
      you: "You",
    },
    others: "Also on the call sheet",
  },
  kinds: { "full-time": "Full-time", "part-time": "Part-time", freelance: "Freelance" },
  floor: {
    heading: "One evening, one floor.",
    lead: "Drawn as if all of us sat in one house and not in six cities. The numbers are those of the call sheet.",
    rooms: { studio: "Studio", control: "Control room", edit: "Edit", office: "Office" },
    air: "On air",
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
