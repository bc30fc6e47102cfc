import { Text } from '@chakra-ui/react'
import type { MergedField } from '#contract/customers/merge-facts.ts'
import { useStages } from '../../../data/stages.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { textIn } from './differing-fields.ts'
import './merge.css'
import { useMergeText } from './texts.ts'
import { useMerge } from './use-merge.ts'

interface MergeDialogProps {
  open: boolean
  ids: readonly [string, string]
  onClose: () => void
  /** Gets the id of the contact that both are now. */
  onDone: (id: string) => void
}

/** Two contacts side by side: which field stays, where they differ. */
export function MergeDialog({ open, ids, onClose, onDone }: MergeDialogProps) {
  const t = useMergeText()
  const common = useText()
  const { nameOf } = useStages()
  const { pair, fields, error, ...merging } = useMerge(ids, onDone)
  const labelOf = (field: MergedField) => {
    if (field === 'first_name' || field === 'last_name' || field === 'stage') return t(field)
    return field === 'assignee' ? t('assigned_to') : t(`field_${field}`)
  }
  const shown = (value: string, field: MergedField) => (field === 'stage' ? nameOf(value) : phoneText(value))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('merge_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={pair && t('merge')}
      busyLabel={t('merging')}
      size="lg"
    >
      <DialogForm onSubmit={merging.merge} error={merging.failure}>
        {!pair && !error && <PageSpinner text={common('loading')} />}
        {!pair && error && <LoadFailed title={t('merge_failed')} error={error} onRetry={merging.retry} />}
        {pair && (
          <>
            <Text color="fg.muted">{t('keep_hint')}</Text>
            <div className="merge-names">
              {pair.map(({ id, display_name }) => (
                <strong key={id}>{phoneText(display_name)}</strong>
              ))}
            </div>
            {fields.length === 0 && <Text>{t('nothing_differs')}</Text>}
            {fields.map((field) => (
              <fieldset key={field} className="merge-field">
                <legend>{labelOf(field)}</legend>
                {pair.map((contact) => (
                  <label key={contact.id}>
                    <input
                      type="radio"
                      name={field}
                      checked={merging.keptOf(field) === contact.id}
                      onChange={() => merging.choose(field, contact.id)}
                    />
                    <span>{shown(textIn(contact, field), field)}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </>
        )}
      </DialogForm>
    </FormDialog>
  )
}
