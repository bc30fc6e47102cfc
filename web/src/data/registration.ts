import type { Input } from '#contract/route.ts'
import { connect } from '#contract/telephony/connect.ts'
import { registration } from '#contract/telephony/registration.ts'
import { call } from '../lib/client.ts'
import { know, thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

type Form = NonNullable<Input<typeof registration.saveRegistration>['body']>

/** While it is under way each look may take it further. */
const LOOK_EVERY_MS = 3_000

export const useRegistration = () =>
  useRow(
    registration.getRegistration,
    {},
    { refreshInterval: (latest) => (latest?.state === 'under_way' ? LOOK_EVERY_MS : 0) },
  )

export async function saveRegistration(body: Form) {
  const saved = await call(registration.saveRegistration, { body })
  await know(registration.getRegistration, {}, saved)
}
export const submitRegistration = () =>
  thenRead(call(registration.submitRegistration, {}), registration.getRegistration, connect.get)
