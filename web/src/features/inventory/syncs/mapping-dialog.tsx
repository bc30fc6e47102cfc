import { Skeleton } from '@chakra-ui/react'
import { Columns3Cog } from 'lucide-react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { MappingForm } from './mapping-form.tsx'
import { useSyncText } from './texts.ts'
import { type Overrides, useMapping } from './use-mapping.ts'
import type { Sync } from './use-sync.ts'

/** Long enough to read the toast and reach its button, even with the keyboard. */
const TOAST_MS = 15_000

interface MappingDialogProps {
  open: boolean
  sync: Sync
  /** If true, the mapping applies from its next file on; otherwise, once the file is uploaded again. */
  hasIntegration: boolean
  onClose: () => void
}

/** The mapping of the file's columns to fields, to correct wrong guesses. */
export function MappingDialog({ open, sync, hasIntegration, onClose }: MappingDialogProps) {
  const t = useSyncText()
  const common = useText()
  const { data, error, mutate, save } = useMapping(open)
  const isEmpty = data?.header_hash === null

  async function saved(overrides: Overrides) {
    try {
      await save(overrides)
      toaster.create({
        type: 'success',
        title: t('mapping_saved'),
        description: t(hasIntegration ? 'mapping_note' : 'upload_again'),
        duration: TOAST_MS,
        action: hasIntegration ? { label: t('sync_now'), onClick: sync.start } : undefined,
      })
      onClose()
    } catch (failure) {
      toaster.create({ type: 'error', title: t('mapping_save_failed'), description: errorText(failure) })
    }
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('mapping')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={data && !isEmpty ? t('save_mapping') : undefined}
      size="xl"
    >
      {!data && !error && <Skeleton role="status" height="320px" marginBottom="4" aria-label={common('loading')} />}
      {!data && error && <LoadFailed title={t('mapping_failed')} error={error} onRetry={() => mutate()} />}
      {isEmpty && (
        <EmptyState
          icon={<Columns3Cog />}
          title={t('mapping_empty')}
          titleAs="h3"
          description={t('mapping_empty_hint')}
        />
      )}
      {/* Choices for another file's columns would be invalid here. */}
      {data && !isEmpty && (
        <MappingForm
          key={data.header_hash}
          mapping={data}
          note={t(hasIntegration ? 'mapping_note' : 'mapping_note_upload')}
          onSave={saved}
        />
      )}
    </FormDialog>
  )
}
