import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useReadAgain } from '../use-read-again.ts'
import { useSourceText } from './texts.ts'
import type { DcidFilter } from './use-dcid-filter.ts'

const LENGTH_MAX = 20

interface DcidDialogProps {
  open: boolean
  filter: DcidFilter
  hasIntegration: boolean
  /** Without a file that was read no code is known to be wrong. */
  wasSynced: boolean
  onClose: () => void
}

/** Shows one dealer's cars only, here and to customers (S1 §2). */
export function DcidDialog({ open, filter, hasIntegration, wasSynced, onClose }: DcidDialogProps) {
  const t = useSourceText()
  const common = useText()
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={t('dcid_title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={!hasIntegration}>
            {t('dcid_save')}
          </Button>
        </>
      }
    >
      {hasIntegration ? (
        <DcidForm id={form} filter={filter} wasSynced={wasSynced} onBusy={setBusy} onDone={onClose} />
      ) : (
        <Notice status="warning" title={t('dcid_off_title')}>
          {t('dcid_needs_integration')}
        </Notice>
      )}
    </DialogFrame>
  )
}

interface DcidFormProps {
  id: string
  filter: DcidFilter
  wasSynced: boolean
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

function DcidForm({ id, filter, wasSynced, onBusy, onDone }: DcidFormProps) {
  const t = useSourceText()
  const readAgain = useReadAgain()
  const [code, setCode] = useState(filter.code ?? '')
  const [error, setError] = useState<string>()
  const { dealers } = filter
  const isUnknown =
    code.trim() !== '' && (wasSynced || dealers.length > 0) && !dealers.some((dealer) => dealer.code === code.trim())

  async function save(event: FormEvent) {
    event.preventDefault()
    onBusy(true)
    try {
      const { dcid_filter: set } = await filter.set(code)
      await readAgain()
      toaster.create({ type: 'success', title: set === null ? t('dcid_removed') : t('dcid_set', { code: set }) })
      onDone()
    } catch (failure) {
      setError(errorText(failure, t('dcid_failed')))
    } finally {
      onBusy(false)
    }
  }
  return (
    <form id={id} noValidate onSubmit={save}>
      <Stack gap="5">
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
        {dealers.length > 0 && (
          <Stack role="group" aria-label={t('dcid_codes')} gap="2">
            <Text fontSize="sm" fontWeight="600">
              {t('dcid_codes')}
            </Text>
            {dealers.map((dealer) => (
              <Button
                key={dealer.code}
                type="button"
                variant={dealer.code === code.trim() ? 'subtle' : 'outline'}
                aria-pressed={dealer.code === code.trim()}
                height="auto"
                minHeight="12"
                paddingBlock="2"
                whiteSpace="normal"
                textAlign="start"
                justifyContent="space-between"
                onClick={() => setCode(dealer.code)}
              >
                <Flex direction="column" minWidth="0">
                  <Text fontVariantNumeric="tabular-nums">{dealer.code}</Text>
                  {dealer.name && (
                    <Text fontSize="xs" fontWeight="400" color="fg.muted">
                      {dealer.name}
                    </Text>
                  )}
                </Flex>
                <Text fontSize="sm" fontWeight="400" color="fg.muted" flexShrink="0">
                  {t('dcid_choice', { count: dealer.vehicles })}
                </Text>
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </form>
  )
}
