import { Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { Proposals } from './proposals.tsx'
import { useGroupText } from './texts.ts'
import { useAutoGroups } from './use-auto-groups.ts'

/** Offers groups that could be made of the contacts, and makes those that are chosen (S1 'Auto Group Contacts'). */
export function AutoGroupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useGroupText()
  const common = useText()
  const groups = useAutoGroups(open, onClose)
  const { count, proposals, error } = groups
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('auto_group')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={
        proposals && proposals.length > 0
          ? count === 0
            ? t('create_chosen')
            : t('create_groups', { count })
          : undefined
      }
      isSubmitDisabled={count === 0}
      size="lg"
    >
      <DialogForm onSubmit={groups.create} error={groups.failure}>
        {!proposals && !error && <PageSpinner text={common('loading')} />}
        {!proposals && error && <LoadFailed title={t('groups_failed')} error={error} onRetry={groups.retry} />}
        {proposals?.length === 0 && <Text color="fg.muted">{t('no_proposals')}</Text>}
        {proposals && proposals.length > 0 && <Proposals groups={groups} />}
      </DialogForm>
    </FormDialog>
  )
}
