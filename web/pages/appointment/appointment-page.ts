import { isOpen, KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { appointmentPath } from '#contract/calendar/appointment-path.ts'
import { publicAppointments } from '#contract/calendar/customer-page.ts'
import { type Output, pathOf } from '#contract/route.ts'
import { html } from '../markup/html.ts'
import { layout, type Page } from '../parts/layout.ts'
import { dialed, phoneText } from '../phone.ts'
import type { Reader } from '../reader.ts'
import { changeAppointment } from '../scripts/change-appointment.ts'
import { appointmentStyle } from '../styles/appointment-style.ts'
import { appointmentTexts } from '../texts/appointment.ts'

type Shown = Output<typeof publicAppointments.get>['appointment']

/** A customer's page about their appointment: when, where, and what they can do with it. */
export function appointmentPage(reader: Reader, { code, appointment }: { code: string; appointment: Shown }): Page {
  const { language } = reader
  const t = appointmentTexts[language]
  const { kind, status, starts_at, ends_at, timezone: timeZone, agent, vehicle, may_move, dealership } = appointment
  const locale = `${language}-US`
  const write = (at: string, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...form }).format(new Date(at))
  const title = KIND_FACTS[kind].label[language]
  const day = write(starts_at, { weekday: 'long', month: 'long', day: 'numeric' })
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const when = `${write(starts_at, clock)} – ${write(ends_at, { ...clock, timeZoneName: 'short' })}`
  const phone = dialed(dealership.phone)
  const place = new URLSearchParams({ api: '1', query: `${dealership.name}, ${dealership.address}` })
  const call = (row: 'confirm' | 'move' | 'cancel' | 'slots') => pathOf(publicAppointments[row], { code })
  const page = layout({
    reader,
    kind: { style: appointmentStyle, script: `(${changeAppointment})()` },
    status: 200,
    path: appointmentPath(code),
    preview: {
      title: `${title} · ${dealership.name}`,
      description: `${day}, ${when}`,
      siteName: dealership.name,
      isHidden: true,
    },
    bar: html`<span class="whose">${dealership.name}</span>`,
    main: html`<section class="appointment" data-locale="${locale}" data-zone="${timeZone}" data-failed="${t.failed}">
<p class="badge">${STATUS_FACTS[status].label[language]}</p>
<h1>${title}</h1>
<p class="when"><strong>${day}</strong><br>${when}</p>
<p>${t.with_agent(agent)}${vehicle && html`<br>${vehicle}`}</p>
${kind !== 'phone_call' && dealership.address !== '' && html`<p><a href="https://www.google.com/maps/search/?${place.toString()}" rel="noopener">${dealership.address}</a></p>`}
${
  may_move &&
  html`<div class="choices">
${status === 'scheduled' && html`<button type="button" class="button call" data-post="${call('confirm')}">${t.confirm}</button>`}
${isOpen(status) && html`<a class="button" href="${pathOf(publicAppointments.file, { code })}" download="appointment.ics">${t.add}</a>`}
<button type="button" class="button" data-slots="${call('slots')}" aria-expanded="false">${isOpen(status) ? t.move : t.move_again}</button>
${isOpen(status) && html`<button type="button" class="button quiet" data-post="${call('cancel')}" data-sure="${t.sure}">${t.cancel}</button>`}
</div>
<div class="slots" data-move="${call('move')}" data-none="${t.no_times}" hidden></div>`
}
<p class="said" role="status" aria-live="polite"></p>
${phone && html`<p>${t.questions} <a href="tel:${phone}">${phoneText(phone)}</a></p>`}
</section>`,
  })
  return { ...page, is_private: true }
}
