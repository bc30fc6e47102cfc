import { CONDITION_NAMES, CONDITIONS } from '#contract/messaging/deal-facts.ts'
import { publicTradeIns, tradeInPages } from '#contract/messaging/trade-in-page.ts'
import { type Output, pathOf } from '#contract/route.ts'
import { html } from '../markup/html.ts'
import { layout, type Page } from '../parts/layout.ts'
import { dialed, phoneText } from '../phone.ts'
import type { Reader } from '../reader.ts'
import { sendTradeIn } from '../scripts/send-trade-in.ts'
import { tradeInStyle } from '../styles/trade-in-style.ts'
import { tradeInTexts } from '../texts/trade-in.ts'

type Shown = Output<typeof publicTradeIns.send>['trade_in']

/** A customer's page where they tell of the car that they would trade in, with photos. */
export function tradeInPage(reader: Reader, { code, trade_in }: { code: string; trade_in: Shown }): Page {
  const { language } = reader
  const t = tradeInTexts[language]
  const { what, vin, mileage, condition, photos, dealership } = trade_in
  const phone = dialed(dealership.phone)
  const call = (row: 'send' | 'addPhoto') => pathOf(publicTradeIns[row], { code })
  const page = layout({
    reader,
    kind: { style: tradeInStyle, script: `(${sendTradeIn})()` },
    status: 200,
    path: pathOf(tradeInPages.tradeIn, { code }),
    preview: {
      title: `${t.title} · ${dealership.name}`,
      description: t.description(dealership.name),
      siteName: dealership.name,
      isHidden: true,
    },
    bar: html`<span class="whose">${dealership.name}</span>`,
    main: html`<section class="trade-in-page"><h1>${t.title}</h1>
<p>${t.intro(dealership.name)}</p>
<form class="card form trade-in" data-send="${call('send')}" data-photos="${call('addPhoto')}" data-sending="${t.sending}" data-sent="${t.sent}" data-failed="${t.failed}" novalidate>
<label>${t.what}<input name="what" maxlength="300" value="${what ?? ''}"></label>
<label>${t.vin}<input name="vin" maxlength="25" autocapitalize="characters" autocomplete="off" value="${vin ?? ''}"></label>
<label>${t.mileage}<input name="mileage" inputmode="numeric" maxlength="9" value="${mileage === null ? '' : String(mileage)}"></label>
<label>${t.condition}<select name="condition"><option value="">${t.not_said}</option>${CONDITION_NAMES.map((name) => html`<option value="${name}"${name === condition && html` selected`}>${CONDITIONS[name][language]}</option>`)}</select></label>
<label>${t.photos}<input name="photos" type="file" accept="image/*" multiple aria-describedby="photos-hint"></label>
<p class="fine" id="photos-hint">${t.photos_hint}${photos > 0 && html` ${t.got(photos)}.`}</p>
<button class="button call">${t.send}</button><p class="said" role="status" aria-live="polite"></p></form>
${phone && html`<p>${t.questions} <a href="tel:${phone}">${phoneText(phone)}</a></p>`}</section>`,
  })
  return { ...page, is_private: true }
}
