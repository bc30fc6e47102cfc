import { foldText } from '#contract/fold-text.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { openShown } from './open-catalogue.ts'

const plain = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The id of the only vehicle shown whose year, make, and model a title names; of several, the one whose trim it names too. */
export async function findByTitle(org: OrgId, title: string): Promise<string | undefined> {
  const said = plain(title)
  const isNamed = (text: string | number | undefined) => text !== undefined && said.includes(plain(String(text)))
  if (!/\d/.test(said)) return undefined
  const rows = (await openShown(org))?.rows ?? []
  const alike = rows.filter(({ year, make, model }) => [year, make, model].every(isNamed))
  const exact = alike.filter(({ trim }) => trim !== undefined && trim !== '' && isNamed(trim))
  const [only, ...others] = exact.length > 0 ? exact : alike
  return only && others.length === 0 ? vehicleIdOf(org, only.key) : undefined
}
