import { unsubscribePages } from '#contract/messaging/unsubscribe.ts'
import { pathOf } from '#contract/route.ts'
import { html } from './markup/html.ts'
import { layout, type Page } from './parts/layout.ts'
import type { Reader } from './reader.ts'
import { appointmentStyle } from './styles/appointment-style.ts'
import { unsubscribeTexts } from './texts/unsubscribe.ts'

interface Shown {
  code: string
  dealership: string
  isDone?: boolean
}

/** Asks whether offers by mail are to end, or says that they have. */
export function unsubscribePage(reader: Reader, { code, dealership, isDone = false }: Shown): Page {
  const t = unsubscribeTexts[reader.language]
  const path = pathOf(unsubscribePages.ask, { code })
  const title = isDone ? t.done : t.ask
  const text = (isDone ? t.done_text : t.ask_text)(dealership)
  const page = layout({
    reader,
    kind: { style: appointmentStyle },
    status: 200,
    path,
    preview: { title: `${title} · ${dealership}`, description: text, siteName: dealership, isHidden: true },
    bar: html`<span class="whose">${dealership}</span>`,
    main: html`<section class="appointment"><h1>${title}</h1><p>${text}</p>
${!isDone && html`<form method="post" action="${path}"><button type="submit" class="button call">${t.button}</button></form>`}
</section>`,
  })
  return { ...page, is_private: true }
}
