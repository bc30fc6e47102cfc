import { publicLeads } from '#contract/outreach/leads.ts'
import { pathOf } from '#contract/route.ts'
import { type TEXTING_PAGES, textingPages } from '#contract/telephony/texting-pages.ts'
import { offerWords, optInWords } from '#contract/telephony/texting-words.ts'
import { say } from '#contract/words.ts'
import { linkFor } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import { layout, type Page } from '../parts/layout.ts'
import { phoneText } from '../phone.ts'
import type { Reader } from '../reader.ts'
import { agreeToTexts } from '../scripts/agree-to-texts.ts'
import { textingStyle } from '../styles/texting-style.ts'
import { textingTexts } from '../texts/texting.ts'

export type TextingPart = (typeof TEXTING_PAGES)[number]

interface Told {
  part: TextingPart
  code: string
  dealership: string
  legal_name: string
  place: string
  phone: string
  website: string
}

/** What carriers ask of whoever texts: how people agree, what happens to their number, and the terms. */
export function textingPage(reader: Reader, told: Told): Page {
  const { language } = reader
  const { part, code, dealership, website } = told
  const t = textingTexts[language]
  const link = (to: TextingPart) => linkFor(reader, pathOf(textingPages.texting, { code, part: to }))
  const title = t.titles[part](dealership)
  const others = (['opt-in', 'privacy', 'terms'] as const).filter((one) => one !== part)
  return layout({
    reader,
    kind: { style: textingStyle, ...(part === 'opt-in' && { script: `(${agreeToTexts})()` }) },
    status: 200,
    path: pathOf(textingPages.texting, { code, part }),
    preview: { title, description: t.descriptions[part](dealership), siteName: dealership },
    bar: html`<span class="whose">${dealership}</span>`,
    main: html`<article class="policy"><h1>${title}</h1>
${part === 'opt-in' ? optIn(reader, told, link) : t[part](sayable(told)).map(({ head, text }) => html`<h2>${head}</h2><p>${text}</p>`)}
<nav class="others" aria-label="${t.more}">${others.map((one) => html`<a href="${link(one)}">${t.names[one]}</a>`)}</nav></article>`,
    footer: html`<p>${told.legal_name} · ${told.place}${website && html` · <a href="${website}" rel="noopener">${new URL(website).host}</a>`}</p>`,
  })
}

const sayable = ({ dealership, legal_name, phone, place }: Told) => ({
  dealership,
  firm: legal_name === dealership ? dealership : `${legal_name} (${dealership})`,
  phone: phoneText(phone),
  place,
})

function optIn({ language }: Reader, { code, dealership }: Told, link: (part: TextingPart) => string): Html {
  const t = textingTexts[language]
  return html`<p>${t.intro(dealership)}</p>
<form class="card form agree" action="${pathOf(publicLeads.receive, { token: code })}" data-lang="${language}" data-sent="${t.sent}" data-failed="${t.failed}" data-which="${t.which}" data-agree="${t.must_agree}" data-asks="${t.asks}" novalidate>
<label>${t.name}<input name="name" autocomplete="name" maxlength="120" required></label>
<label>${t.phone}<input name="phone" type="tel" autocomplete="tel" maxlength="40" required></label>
<input name="website" autocomplete="off" hidden>
<label class="check"><input type="checkbox" name="agree" required><span>${say(optInWords, language, { dealership })}</span></label>
<label class="check"><input type="checkbox" name="offers"><span>${say(offerWords, language, { dealership })}</span></label>
<p class="fine">${t.not_a_condition} <a href="${link('privacy')}">${t.names.privacy}</a> · <a href="${link('terms')}">${t.names.terms}</a></p>
<button class="button call scripted">${t.send}</button><p class="said" role="status"></p></form>`
}
