import { byAddressField } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import { DEFAULT_STAGES } from '#contract/customers/stages.ts'

const AGENT = { name: 'Ana Torres', first_name: 'Ana', last_name: 'Torres', email: 'ana@dealer.example' }

/** So many cards, spread over the stages, the topmost first. */
export const cardsOf = (count: number): Contact[] =>
  Array.from({ length: count }, (_, n) => {
    const [first_name, last_name] = [`Ana${n}`, 'Torres']
    const name = `${first_name} ${last_name}`
    const at = new Date(Date.UTC(2026, 10, 22) - n * 60_000).toISOString()
    return {
      id: String(n).padStart(26, '0'),
      first_name,
      last_name,
      display_name: name,
      name,
      ...byAddressField(() => null),
      phone: `+1628555${String(n).padStart(4, '0')}`,
      ...byContactField(() => null),
      email: `ana${n}@example.com`,
      labels: [],
      tags: [],
      stage: DEFAULT_STAGES[n % DEFAULT_STAGES.length]?.id ?? 'new',
      created_at: at,
      updated_at: at,
      last_message_at: at,
      paused_until: null,
      conversation_id: `c${n}`,
      numbers: [],
      worth: n % 3 === 0 ? 20_000 : null,
      unread: n % 4 === 0,
      vehicle: n % 2 === 0 ? { id: `v${n}`, title: '2021 Honda Civic Touring', stockNumber: 'H10427' } : null,
      assigned_agent: n % 3 === 0 ? null : { ...AGENT, id: `a${n % 5}` },
      place: String(count - n).padStart(16, '0'),
    }
  })
