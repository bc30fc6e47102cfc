import { updateAssistant } from '../../../functions/core/assistant/setup/update-assistant.ts'
import { updateSettings } from '../../../functions/core/people/settings/update-settings.ts'
import { createVehicle } from '../../../functions/core/stock/inventory/create-vehicle.ts'
import type { Ai } from '../../../lib/local/ai.ts'
import type { BenchCloud } from '../bench-cloud.ts'
import { openDealership } from '../due/fill.ts'

const setting = (key: string, value: string) => ({ key, value, group: 'ai' })

/** A dealership whose assistant always answers, with one vehicle, and customers who have written once. */
export async function openDesk({ twilio }: BenchCloud, { keys }: Ai, customers: number, first: number) {
  const { ctx, people } = await openDealership(twilio.accounts()[0], customers, first)
  await updateSettings(ctx, {
    settings: [setting('openai_api_key', keys.openai), setting('openai_enabled', 'true')],
  })
  const vehicle = await createVehicle(ctx, {
    year: 2023,
    make: 'Honda',
    model: 'Civic',
    trim: 'Touring',
    price: 21_450,
    mileage: 18_400,
  })
  await updateAssistant(ctx, { mode: 'always', prices_are_total: true })
  return { ctx, people, vehicle }
}
