import { Input, Text } from '@chakra-ui/react'
import { inventory } from '#contract/stock/inventory.ts'
import type { DcidFilter } from '../../../data/inventory.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../source-texts.ts'
import { DealerCodes } from './dealer-codes.tsx'

/** The maximum length of a file's own codes. */
const LENGTH_MAX = 40

interface DcidFormProps {
  filter: DcidFilter
  wasSynced: boolean
  onDone: () => void
}

/** A dealer code to type, or to choose from those in the file; the submit button is outside. */
export function DcidForm({ filter, wasSynced, onDone }: DcidFormProps) {
  const t = useSourceText()
  const form = useContractForm({ schema: inventory.setDcidFilter.body, defaultValues: { dcid: filter.code ?? '' } })
  const { errors } = form.formState
  const code = form.watch('dcid').trim()
  const { dealers } = filter
  const isUnknown = code !== '' && (wasSynced || dealers.length > 0) && !dealers.some((dealer) => dealer.code === code)

  const save = useSubmit(
    form,
    async ({ dcid }) => {
      const { dcid_filter: set } = await filter.set(dcid)
      toaster.create({ type: 'success', title: set === null ? t('dcid_removed') : t('dcid_set', { code: set }) })
      onDone()
    },
    t('dcid_failed'),
  )
  function choose(dealerCode: string) {
    form.clearErrors()
    form.setValue('dcid', dealerCode)
  }
  return (
    <DialogForm onSubmit={save} onChange={() => form.clearErrors('root')} error={errors.root?.message}>
      {filter.isActive && filter.code && (
        <Notice status="info" title={t('dcid_on')}>
          {t('dcid_on_hint', { code: filter.code })}
        </Notice>
      )}
      <FormField label={t('dcid')} hint={t('dcid_hint')} error={errors.dcid?.message}>
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={LENGTH_MAX}
          placeholder={t('dcid_example')}
          {...form.register('dcid')}
        />
      </FormField>
      {isUnknown && (
        <Text fontSize="sm" color="fg.warning" role="status">
          {t('dcid_unknown')}
        </Text>
      )}
      <DealerCodes dealers={dealers} chosen={code} onChoose={choose} />
    </DialogForm>
  )
}
