import { Input, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useContact } from '../../data/contacts.ts'
import { startRequest } from '../../data/privacy-requests.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import type { ContactDialogProps } from '../../lib/slots.ts'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { MadeFile } from './made-file.tsx'
import { privacyTexts } from './texts.ts'

/** Tells somebody what is known of them, or deletes it, as they asked. */
export function RequestDialog({ contact, open, onClose }: ContactDialogProps) {
  const t = useText(privacyTexts)
  const common = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: person } = useContact(open ? contact : null)
  const [act, setAct] = useState<'access' | 'delete'>('access')
  const [name, setName] = useState('')
  const [request, setRequest] = useState<string>()
  const [error, setError] = useState<string>()
  const close = () => {
    setRequest(undefined)
    setAct('access')
    setName('')
    setError(undefined)
    onClose()
  }

  async function ask() {
    try {
      const { id } = await startRequest(contact, act === 'delete' ? { act, name } : { act })
      if (act === 'access') return setRequest(id)
      toaster.create({ type: 'success', title: t('deleting') })
      close()
      // Nothing is left to show here.
      await navigate(`/${pathname.split('/')[1]}`)
    } catch (failure) {
      setError(errorText(failure))
    }
  }

  const isDeletion = act === 'delete'
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={request === undefined ? t(isDeletion ? 'delete_now' : 'make') : undefined}
      destructive={isDeletion}
      isSubmitDisabled={isDeletion && name.trim() === ''}
    >
      {request !== undefined ? (
        <MadeFile contact={contact} request={request} />
      ) : (
        <DialogForm onSubmit={ask} onChange={() => setError(undefined)} error={error} errorTitle={t('failed')}>
          <Choice
            label={t('act')}
            value={act}
            onChange={setAct}
            options={(['access', 'delete'] as const).map((value) => ({ value, text: t(value) }))}
          />
          <Text color="fg.muted">{t(isDeletion ? 'delete_hint' : 'access_hint')}</Text>
          {isDeletion && person && (
            <FormField label={t('name', { name: phoneText(person.display_name) })} isRequired>
              <Input value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
            </FormField>
          )}
        </DialogForm>
      )}
    </FormDialog>
  )
}
