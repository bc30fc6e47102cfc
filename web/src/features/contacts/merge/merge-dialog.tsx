import { Text } from '@chakra-ui/react'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
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
  const { pair, fields, error, ...merging } = useMerge(ids, onDone)
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
            {fields.map(({ name, label, texts }) => (
              <fieldset key={name} className="merge-field">
                <legend>{label}</legend>
                {pair.map((contact, n) => (
                  <label key={contact.id}>
                    <input
                      type="radio"
                      name={name}
                      checked={merging.keptOf(name) === contact.id}
                      onChange={() => merging.choose(name, contact.id)}
                    />
                    <span>{texts[n]}</span>
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
