import { syncs } from '../../../../../functions/contract/syncs.ts'
import { useRow } from '../../../lib/use-row.ts'
import { useIntegrations } from '../sources/use-integrations.ts'

/** Whether the cars of an integration that was disconnected are kept out of sight: until a file is brought by hand. */
export function useIsFeedHidden(): boolean {
  const { active } = useIntegrations()
  const lastDone = useRow(syncs.list, {}).data?.data.find(({ status }) => status === 'done')
  return active === null && lastDone?.is_upload === false
}
