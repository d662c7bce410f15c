/** What one does and brings in each open position; their facts are in content/facts/openings.ts. */
export const openings = {
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
};
