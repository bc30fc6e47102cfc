import type { SourceKind } from '#contract/customers/source-kinds.ts'
import type { LeadForm } from '#contract/outreach/leads.ts'
import { kindOfLink } from '../../messaging/messages/source-of.ts'
import type { LeadTold } from './lead-told.ts'

/** What a form tells; `page`: the source where no `?src=` says another. */
export function readForm(form: LeadForm, page: SourceKind): LeadTold {
  const { name, phone, email, question, vehicle, source, src } = form
  return {
    name,
    phones: phone ? [{ written: phone, label: '' }] : [],
    email,
    text: question,
    numbers: vehicle ? [vehicle] : [],
    known: vehicle ? { looking_for: vehicle } : {},
    deal: {},
    came_by: { kind: kindOfLink(page, src), detail: src ?? (source || undefined) },
  }
}

/** The names that forms give their fields, in both languages. */
const FIELDS = {
  name: /^(full ?name|name|your name|nombre completo)$/i,
  first: /^(first ?name|nombre)$/i,
  last: /^(last ?name|apellidos?)$/i,
  phone: /^(phone|phone number|cell|mobile|tel[eé]fono|celular)$/i,
  email: /^(e-?mail|email address|correo( electr[oó]nico)?)$/i,
  question: /^(message|comments?|question|mensaje|comentarios?|pregunta)$/i,
  vehicle: /^(stock ?(#|number|no\.?)?|vin|stock:?|n[uú]mero de inventario)$/i,
  wanted: /^(vehicle|interested in|veh[ií]culo|auto)$/i,
}
type Field = keyof typeof FIELDS

/** A form that a website mails as lines like `Phone: 512 555 0100`; undefined where it names nobody to reach. */
export function readFormMail(body: string, source: string | undefined): LeadTold | undefined {
  const told = new Map<Field, string>()
  for (const line of body.split(/\r?\n/)) {
    const [, label = '', value = ''] = /^\s*([^:]{2,30}):\s*(.+)$/.exec(line) ?? []
    const field = (Object.keys(FIELDS) as Field[]).find((one) => FIELDS[one].test(label.trim()))
    if (field && !told.has(field)) told.set(field, value.trim())
  }
  const of = (field: Field) => told.get(field) ?? ''
  if (!of('phone') && !of('email')) return undefined
  return {
    name: withLast(of('name') || of('first'), of('last')),
    phones: [{ written: of('phone'), label: '' }],
    email: of('email'),
    text: of('question'),
    known: of('wanted') ? { looking_for: of('wanted') } : {},
    deal: {},
    numbers: [of('vehicle')].filter(Boolean),
    came_by: { kind: 'form', detail: source },
  }
}

/** Some forms ask for the last name besides a name that may have it. */
const withLast = (name: string, last: string) =>
  name.toLowerCase().endsWith(last.toLowerCase()) ? name : `${name} ${last}`.trim()
