import { testDriveConsent } from '#contract/calendar/test-drive-words.ts'
import { publicTestDrives } from '#contract/calendar/test-drives.ts'
import { pathOf } from '#contract/route.ts'
import { say } from '#contract/words.ts'
import type { Dealer } from '../dealer/dealer.ts'
import { type Html, html } from '../markup/html.ts'
import type { Reader } from '../reader.ts'

/** A first test drive: a free time, a name, and a number that a code proves. Its script shows it where it is offered. */
export function driveForm({ t, language }: Reader, { id, dealer }: { id: string; dealer: Dealer }): Html {
  const path = (row: keyof typeof publicTestDrives) => pathOf(publicTestDrives[row], { id })
  return html`<section class="card ask-us" aria-labelledby="drive-us" hidden><h2 id="drive-us">${t.drive_title}</h2>
<form data-drive="${path('offer')}" data-slots="${path('slots')}" data-code="${path('code')}" data-lang="${language}" data-none="${t.drive_none}" data-which="${t.drive_which}" data-sent="${t.drive_code_sent}" data-failed="${t.ask_failed}" novalidate>
<button type="button" class="button" data-times>${t.drive_times}</button>
<div class="drive-fields" hidden>
<label>${t.drive_time}<select name="starts_at"></select></label>
<label>${t.ask_name}<input name="name" autocomplete="name" maxlength="120"></label>
<label>${t.ask_phone}<input name="phone" type="tel" autocomplete="tel" maxlength="40"></label>
<p class="fine">${say(testDriveConsent, language, { dealer: dealer.name || 'Lotwire' })}</p>
<button type="button" class="button" data-ask-code>${t.drive_send_code}</button>
<div class="drive-fields" data-proof hidden><label>${t.drive_code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>
<button class="button call">${t.drive_book}</button></div></div>
<p class="said" role="status"></p></form></section>`
}
