import { isoSeconds, rfc2822 } from './dates.ts'
import type { Resource, Tables } from './records.ts'
import type { Simulator } from './simulator.ts'
import { TwilioError } from './twilio-error.ts'

type Configured = 'number' | 'application' | 'service'

/** Sets the form's fields on a configured resource; `SmsUrl` is its field `sms_url`. */
export function updateResource(sim: Simulator, kind: Configured, resource: Resource, form: URLSearchParams): Resource {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const field = name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()
    if (/_(url|callback)$/.test(field) && value !== '' && !/^https?:$/.test(protocolOf(value))) {
      throw new TwilioError(400, 21502, `${name} is not valid: ${value}`)
    }
    if (field in resource) fields[field] = typed(resource[field], value)
  }
  const now = sim.now()
  fields.date_updated = kind === 'service' ? isoSeconds(now) : rfc2822(now)
  return sim.store.update(kind, resource.sid, fields as Partial<Tables[Configured]>)
}

function typed(before: unknown, value: string): unknown {
  if (typeof before === 'boolean') return value === 'true'
  if (typeof before === 'number') return Number(value)
  return before === null && value === '' ? null : value
}

const protocolOf = (value: string) => (URL.canParse(value) ? new URL(value).protocol : '')
