/**
 * What a request was refused for, by its status, and what to do: nobody is told that it was us when it
 * wasn't. A page brings its own alone.
 */
export const refusals = {
  400: "This address can’t be read: part of it was lost or changed on its way here. Check it for a slip, search for what you were after, or start again from the home page.",
  403: "This form was sent from another website, so we haven’t taken it. You find the same form on its page here, ready to be sent.",
  405: "Nothing can be sent to this address, so we haven’t taken it. Go back: a form is usually as you left it.",
  413: "What you sent is more than we can take at once. Go back: the form is usually as you left it. Shorten a text or choose a smaller file, and send it again.",
  414: "This address is too long to be read. A search needs a few words only; everything else has a short address.",
  415: "What you sent came in a form that we can’t read. Send it again with the form on its page here.",
};
