import { foldText } from '#contract/fold-text.ts'

const NAME = /^\p{L}[\p{L}'’-]{1,19}$/u
/** A profile may be called anything: beginnings of words that would promise something where a name is read. */
const CLAIMS =
  /^(approv|aprob|free|gratis|zero|cero|down|engan|sold|vendid|reserv|apart|confirm|guarant|garant|warrant|winner|ganad|gana|deal|ofert|offer|discount|descuent|rebaj|cheap|barat|best|mejor|price|preci|cash|efectiv|credit|financ|payment|pago|tax|fee|percent|dollar|dolar|peso|miles|mil$|hundred|thousand|million|today|hoy|tomorrow|manana|yes$|si$|no$|ok|vip|boss|jefe|owner|duen|manager|gerent|sales|vended|agent|agente|support|soport|admin|bot$|robot|human|person|stop|alto|baja|lotwire|customer|client|unknown|user|test)/

/** The name that a customer is addressed by; undefined where it may be none, or claims something. */
export function safeName(firstName: string | undefined): string | undefined {
  const [name = ''] = (firstName ?? '').trim().split(/\s+/)
  return NAME.test(name) && !CLAIMS.test(foldText(name)) ? name : undefined
}
