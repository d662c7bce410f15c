vcl 4.1;
# Varnish in front of the site (7.1 or newer): keeps public pages of both hosts until they are purged. What it may
# keep the site says (Cache-Control, Surrogate-Key); purges come by deploy/purge-receiver.mjs. See docs/scaling.md.
# TLS ends in front of Varnish or, with its own TLS, here; count it in TRUST_PROXY with what stands before it. That
# one has to set X-Forwarded-For and X-Forwarded-Proto, or every visitor looks like this machine.
# Start it with -p http_gzip_support=off: otherwise it asks the site for gzip alone, and unpacks it for whoever
# asks for br.

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# Who may purge: the receiver on this machine.
acl receivers { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "BAN") {
    if (client.ip !~ receivers || req.http.X-Forwarded-For ~ ",") { return (synth(403)); }
    if (req.http.X-Keys) {
      # Without what a request says: bans of this kind are tidied up in the background.
      if (!std.ban("obj.http.Surrogate-Key ~ " + req.http.X-Keys)) { return (synth(400, std.ban_error())); }
    } else if (!std.ban("obj.status != 0")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # By plain http the site sends on to https (server/plain-http.ts): that is no page of anybody's.
  if (req.http.X-Forwarded-Proto ~ "(?i)http(?!s)") { return (pass); }

  # One person's: never looked up, so never kept.
  if (req.url ~ "(?i)^/+(admin|account|backend)(\.data|/|\?|$)" || req.http.Authorization) { return (pass); }

  # Names that no page reads; they would be copies of the same page.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|ttclid)=") {
    set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid|ttclid)=[^&]*&?", "");
    set req.url = regsub(req.url, "[?&]$", "");
  }

  # Which visitors of "/" stay is the site's to say (server/first-visit.ts). Some it would never send away, and
  # these are shown a copy; all others ask the site, every time.
  unset req.http.X-Stays;
  if (req.url == "/") {
    if (req.http.Sec-Fetch-Site == "same-origin") {
      set req.http.X-Stays = "yes";
    } else if (!req.http.Referer && !req.http.Cookie) {
      if (!req.http.Accept-Language) {
        set req.http.X-Stays = "yes";
      # The first language without a weight is the one that is preferred. Greek is the host below.
      } else if (req.http.host == "b4.gr.example" && req.http.Accept-Language ~ "^el(-[A-Za-z]+)?(,|$)") {
        set req.http.X-Stays = "yes";
      } else if (req.http.host != "b4.gr.example" && req.http.Accept-Language ~ "^en(-[A-Za-z]+)?(,|$)") {
        set req.http.X-Stays = "yes";
      }
    }
    if (!req.http.X-Stays) { return (pass); }
  # From the other language's host: the site stores the choice in a cookie.
  } else if (req.http.Referer && req.http.Sec-Fetch-Site != "same-origin"
      && req.http.Referer ~ "^https?://(b4\.example|b4\.gr\.example)(:\d+)?/"
      && regsub(req.http.Referer, "^https?://([^/]+)/.*", "\1") != req.http.host) {
    return (pass);
  }

  # The site compresses with more than gzip; a form for each kind of browser, not for each spelling.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # A copy is shown for a minute while it is renewed, and for a day while the site is away.
  if (std.healthy(req.backend_hint)) { set req.grace = 60s; }
  # Public pages depend on no cookie.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_fetch {
  # What is kept is asked for by nobody: what a visitor says decides nothing of it.
  if (!bereq.uncacheable) {
    unset bereq.http.Referer;
    unset bereq.http.Accept-Language;
    unset bereq.http.Sec-Fetch-Site;
    unset bereq.http.User-Agent;
  }
}

sub vcl_backend_response {
  if (bereq.http.X-Stays && !bereq.uncacheable && beresp.status == 200 && !beresp.http.Set-Cookie) {
    # For whoever stays it is a page like any other; to browsers it says no-cache as before.
    set beresp.ttl = 30m;
    set beresp.grace = 24h;
    set beresp.http.Vary = "Accept-Encoding";
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)no-store|no-cache|private" || beresp.http.Vary ~ "(?i)cookie|\*") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # In trouble the site has nothing newer than what is shown.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  # What may not be kept is not shown for a day either.
  if (beresp.ttl <= 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  # A copy that is purged when it changes is as new as one that was just made: browsers count from now.
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) { set resp.http.X-Edge = "hit"; } else { set resp.http.X-Edge = "miss"; }
}
