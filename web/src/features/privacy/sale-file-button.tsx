import { Button, Input } from '@chakra-ui/react'
import { FileLock2 } from 'lucide-react'
import { useState } from 'react'
import { getSaleFile } from '../../data/privacy-requests.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { saveFile } from '../../lib/save-file.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { privacyTexts } from './texts.ts'

/** Saves the sealed file of a deleted contact's sale, with its proof, for a reason that is recorded. */
export function SaleFileButton({ contact }: { contact: string }) {
  const t = useText(privacyTexts)
  const common = useText()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()

  async function save() {
    try {
      const file = await getSaleFile(contact, reason)
      saveFile(JSON.stringify(file, null, 2), `sale-${file.sold_at.slice(0, 10)}.json`, 'application/json')
      setOpen(false)
      setReason('')
    } catch (failure) {
      setError(errorText(failure))
    }
  }

  return (
    <>
      <Button variant="outline" size="xs" onClick={() => setOpen(true)}>
        <FileLock2 aria-hidden /> {t('sale_file')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('sale_file')}
        closeLabel={common('close')}
        cancelLabel={common('cancel')}
        submitLabel={t('download')}
        isSubmitDisabled={reason.trim().length < 3}
      >
        <DialogForm onSubmit={save} onChange={() => setError(undefined)} error={error} errorTitle={t('failed')}>
          <FormField label={t('reason')} hint={t('reason_hint')} isRequired>
            <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
          </FormField>
        </DialogForm>
      </FormDialog>
    </>
  )
}
