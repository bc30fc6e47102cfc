import { Input, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useReadAgain } from '../use-read-again.ts'
import { DealerCodes } from './dealer-codes.tsx'
import { useSourceText } from './texts.ts'
import type { DcidFilter } from './use-dcid-filter.ts'

/** As long as a file's own codes may be. */
const LENGTH_MAX = 40

interface DcidFormProps {
  filter: DcidFilter
  wasSynced: boolean
  onDone: () => void
}

/** A dealer code to write, or to choose from those in the file; the button that saves it stands outside. */
export function DcidForm({ filter, wasSynced, onDone }: DcidFormProps) {
  const t = useSourceText()
  const readAgain = useReadAgain()
  const [code, setCode] = useState(filter.code ?? '')
  const [error, setError] = useState<string>()
  const { dealers } = filter
  const isUnknown =
    code.trim() !== '' && (wasSynced || dealers.length > 0) && !dealers.some((dealer) => dealer.code === code.trim())

  async function save() {
    try {
      const { dcid_filter: set } = await filter.set(code)
      await readAgain()
      toaster.create({ type: 'success', title: set === null ? t('dcid_removed') : t('dcid_set', { code: set }) })
      onDone()
    } catch (failure) {
      setError(errorText(failure, t('dcid_failed')))
    }
  }
  return (
    <DialogForm onSubmit={save}>
      {filter.isActive && filter.code && (
        <Notice status="info" title={t('dcid_on')}>
          {t('dcid_on_hint', { code: filter.code })}
        </Notice>
      )}
      <FormField label={t('dcid')} hint={t('dcid_hint')} error={error}>
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={LENGTH_MAX}
          placeholder={t('dcid_example')}
          value={code}
          onChange={({ target }) => {
            setError(undefined)
            setCode(target.value)
          }}
        />
      </FormField>
      {isUnknown && (
        <Text fontSize="sm" color="fg.warning" role="status">
          {t('dcid_unknown')}
        </Text>
      )}
      <DealerCodes dealers={dealers} chosen={code.trim()} onChoose={setCode} />
    </DialogForm>
  )
}
