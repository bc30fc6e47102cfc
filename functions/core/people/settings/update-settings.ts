import { rangeOf } from '#contract/people/setting-range.ts'
import type { Refused } from '#contract/refusals.ts'
import type { SettingFacts, SettingType } from '#contract/setting.ts'
import { may } from '../../platform/access.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { listAgents } from '../accounts/list-agents.ts'
import { recordAct } from '../audit/record-act.ts'
import { applyGrants } from './apply-grants.ts'
import { findGroup } from './door.ts'
import { clocksOf, factsOf, last4Of } from './rules.ts'
import { putValues } from './store.ts'
import { readValue } from './typed-values.ts'

interface Setting {
  key: string
  value: string
  group: string
  type?: SettingType
}

/**
 * Sets any of a dealership's settings. Throws `invalid` if one is unknown, of another type, or out of its range, and
 * `owners_only`; then none is set.
 */
export async function updateSettings(ctx: Ctx, input: { settings: Setting[] }) {
  const { org } = ctx
  const read = readAll(input.settings)
  const given = Object.entries(read).flatMap(([group, values]) =>
    Object.keys(values).map((key) => ({ group, key, ...factsOf(group, key) })),
  )
  if (given.some(({ owner }) => owner) && ctx.caller.role !== 'owner') throw new AppError('owners_only')
  if (given.some(({ grants }) => grants) && !may(ctx.caller, 'see_all')) throw new AppError('rights_exceeded')
  for (const { group, key, holds } of given) {
    const values = read[group]
    if (holds === 'agents' && values?.[key]) values[key] = await heldIn(ctx, group, key, values[key])
  }
  await checkClocks(org, input.settings, read)
  const changed: string[] = []
  for (const [group, values] of Object.entries(read)) changed.push(...(await addValues(org, group, values)))
  if (given.some(({ grants, demands }) => grants || demands)) await applyGrants(org)
  const words = { settings: changed.join(', ') }
  if (changed.length > 0)
    await recordAct(ctx, { action: 'settings_changed', about: Object.keys(read).join(', '), words })
  return { message: 'Settings saved.' }
}

/** An encrypted value sent empty is left unchanged, because nobody can read it to send it again. */
const isGiven = ({ group, key, value }: Setting) => value.trim() !== '' || !factsOf(group, key)?.is_encrypted

/** Returns the keys whose values have changed. */
async function addValues(org: OrgId, group: string, values: Record<string, string>): Promise<string[]> {
  const kept = await sealed(org, group, values)
  return retryOnConflict(async () => {
    const seen = await findGroup(org, group)
    const changed = Object.keys(values).filter(
      (key) => kept[key] !== (seen.values[key] ?? factsOf(group, key)?.default),
    )
    return (await putValues(seen, { ...seen.values, ...kept })) && changed
  })
}

/** Encrypts secrets, and stores their last characters separately, so that people can tell them apart. */
async function sealed(org: OrgId, group: string, values: Record<string, string>) {
  const entries = Object.entries(values).map(async ([key, value]) =>
    factsOf(group, key)?.is_encrypted
      ? [
          [key, await encryptSecret(org, key, value)],
          [last4Of(key), value.slice(-4)],
        ]
      : [[key, value]],
  )
  return Object.fromEntries((await Promise.all(entries)).flat())
}

/** The values to store, by group and key. */
function readAll(settings: Setting[]): Record<string, Record<string, string>> {
  const read: Record<string, Record<string, string>> = {}
  const wrong: Record<string, Refused> = {}
  for (const [i, setting] of settings.entries()) {
    if (!isGiven(setting)) continue
    const { key, value, group, type } = setting
    const facts = factsOf(group, key)
    const kept = facts && readValue(facts, value)
    if (!facts) wrong[`settings.${i}.key`] = { key: 'setting_unknown' }
    else if (type !== undefined && type !== facts.type) wrong[`settings.${i}.type`] = { key: 'not_valid' }
    else if (kept === undefined) wrong[`settings.${i}.value`] = refusalOf(key, facts)
    else read[group] = { ...read[group], [key]: kept }
  }
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong)
  return read
}

/** Refuses times of day that would come before the ones that they must follow. */
async function checkClocks(org: OrgId, settings: Setting[], read: Record<string, Record<string, string>>) {
  const wrong: Record<string, Refused> = {}
  for (const [group, given] of Object.entries(read)) {
    const pairs = clocksOf(group).filter(({ key, after }) => key in given || after in given)
    if (pairs.length === 0) continue
    const { values } = await findGroup(org, group)
    const clockOf = (key: string) => given[key] ?? values[key] ?? factsOf(group, key)?.default ?? ''
    for (const { key, after } of pairs) {
      if (clockOf(key) > clockOf(after)) continue
      const at = settings.findIndex((one) => one.group === group && one.key === (key in given ? key : after))
      wrong[`settings.${at}.value`] = { key: 'setting_too_early', about: { setting: key, after } }
    }
  }
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong)
}

function refusalOf(key: string, facts: SettingFacts): Refused {
  const about = rangeOf(key, facts)
  if (about) return { key: 'setting_range', about }
  if (facts.clock) return { key: 'setting_clock_wrong', about: { setting: key, ...facts.clock } }
  if (facts.holds === 'days') return { key: 'setting_day_wrong', about: { setting: key } }
  if (facts.choices) return { key: 'no_choice', about: { choices: facts.choices.join(', ') } }
  if (facts.characters) return { key: 'too_long', about: { limit: facts.characters } }
  if (!facts.form) return { key: 'setting_wrong', about: { setting: key } }
  return { key: facts.is_encrypted ? 'setting_key_wrong' : 'setting_form_wrong', about: { setting: key } }
}

/** A list of agents to store, without earlier members who have left or are suspended. */
async function heldIn(ctx: Ctx, group: string, key: string, value: string): Promise<string> {
  const ids: string[] = JSON.parse(value)
  const [{ agents }, before] = await Promise.all([listAgents(ctx), findGroup(ctx.org, group)])
  const chosen: string[] = JSON.parse(before.values[key] ?? '[]')
  const isCandidate = (id: string) => agents.some((agent) => agent.id === id)
  if (!ids.every((id) => isCandidate(id) || chosen.includes(id))) throw new AppError('chosen_agent_gone')
  return JSON.stringify(ids.filter(isCandidate))
}
