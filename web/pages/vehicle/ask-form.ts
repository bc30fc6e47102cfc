import { leadConsent } from '#contract/outreach/lead-facts.ts'
import { publicLeads } from '#contract/outreach/leads.ts'
import { pathOf } from '#contract/route.ts'
import { say } from '#contract/words.ts'
import type { Dealer } from '../dealer/dealer.ts'
import { type Html, html } from '../markup/html.ts'
import type { Reader } from '../reader.ts'

/** A question for customers who would rather be called back; without its script it isn't there. `website` is for robots. */
export function askForm({ t, language }: Reader, { id, dealer }: { id: string; dealer: Dealer }): Html {
  const path = pathOf(publicLeads.receive, { token: id })
  return html`<section class="card ask-us" aria-labelledby="ask-us" hidden><h2 id="ask-us">${t.ask_title}</h2>
<form data-ask="${path}" data-lang="${language}" data-sent="${t.ask_sent}" data-failed="${t.ask_failed}" data-which="${t.ask_which}" novalidate>
<label>${t.ask_name}<input name="name" autocomplete="name" maxlength="120" required></label>
<label>${t.ask_phone}<input name="phone" type="tel" autocomplete="tel" maxlength="40"></label>
<label>${t.ask_email}<input name="email" type="email" autocomplete="email" maxlength="200"></label>
<label>${t.ask_question}<textarea name="question" rows="3" maxlength="1500"></textarea></label>
<input name="website" autocomplete="off" hidden>
<p class="fine">${say(leadConsent, language, { dealer: dealer.name || 'Lotwire' })}</p>
<button class="button call">${t.ask_send}</button><p class="said" role="status"></p></form></section>`
}
