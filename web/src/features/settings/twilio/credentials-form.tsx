import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { ADDRESSES } from '#contract/customers/channels/addresses.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'
import { byFormField } from '#contract/telephony/settings.ts'
import { TwilioFields, type TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import { usePhoneCountry } from '../../../data/organizations.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { fieldPhone } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { CredentialFields } from './credential-fields.tsx'
import { twilioTexts } from './texts.ts'
import type { Twilio, TwilioForm } from './use-twilio.ts'

interface CredentialsFormProps {
  twilio: Twilio
  status: TwilioStatus
  /** The result of the last test, until the next action. */
  outcome: (Banner & { detail: string }) | undefined
  onOutcome: (outcome: CredentialsFormProps['outcome']) => void
  onBanner: (banner: Banner) => void
}

/** The account's values; secrets are write-only. Test uses the form's values before they are saved. */
export function CredentialsForm({ twilio, status, outcome, onOutcome, onBanner }: CredentialsFormProps) {
  const t = useText(twilioTexts)
  const shared = useText(settingsTexts)
  const common = useText()
  const country = usePhoneCountry()
  const form = useContractForm<TwilioForm>({
    schema: TwilioFields,
    values: valuesOf(status, country),
    empty: { twilio_account_sid: t('sid_needed'), twilio_auth_token: t('token_needed') },
    needed: {
      fields: status.auth_token_set ? ['twilio_account_sid'] : ['twilio_account_sid', 'twilio_auth_token'],
      words: t('both_needed'),
    },
  })

  const save = useSubmit(
    form,
    async (fields) => {
      onOutcome(undefined)
      const saved = await twilio.save(fields)
      // Including what was typed, so that secrets leave their fields.
      if (saved) form.reset(valuesOf(saved, country), { keepDirtyValues: false })
      onBanner({ status: 'success', text: t('saved') })
    },
    shared('save_failed'),
  )
  const [isTesting, setTesting] = useState(false)
  const test = useSubmit(
    form,
    async (fields) => {
      onOutcome(undefined)
      setTesting(true)
      try {
        const { account_name, account_status } = await twilio.test(fields)
        const account = t('test_account', { name: account_name, status: account_status })
        onOutcome({ status: 'success', text: t('test_ok'), detail: account })
      } catch (error) {
        onOutcome({ status: 'error', text: t('test_failed'), detail: errorText(error, t('test_failed_detail')) })
        throw error
      } finally {
        setTesting(false)
      }
    },
    t('test_failed_detail'),
  )
  const { errors, isSubmitting } = form.formState
  const onInput = () => {
    onOutcome(undefined)
    form.clearErrors('root')
  }
  return (
    <Panel asChild>
      <form noValidate onSubmit={save} onInput={onInput}>
        <Stack gap="7">
          <CredentialFields form={form} status={status} />
          {outcome && (
            <Notice status={outcome.status} title={outcome.text}>
              {outcome.detail}
            </Notice>
          )}
          {!outcome && errors.root && <Notice status="error">{errors.root.message}</Notice>}
          <HStack wrap="wrap" gap="3">
            <Button type="submit" loading={isSubmitting && !isTesting}>
              {common('save')}
            </Button>
            <Button type="button" variant="outline" loading={isTesting} disabled={isSubmitting} onClick={test}>
              {t('test')}
            </Button>
            <Text fontSize="sm" color="fg.muted">
              {t('empty_stays')}
            </Text>
          </HStack>
        </Stack>
      </form>
    </Panel>
  )
}

const valuesOf = (status: TwilioStatus, country: PhoneCountry): TwilioForm => ({
  twilio_account_sid: status.account_sid ?? '',
  twilio_auth_token: '',
  ...byFormField((kind) => fieldPhone(status[ADDRESSES[kind].senderField] ?? '', country)),
  twilio_messaging_service_sid: status.messaging_service_sid ?? '',
  twilio_api_key: status.api_key ?? '',
  twilio_api_secret: '',
  twilio_twiml_app_sid: status.twiml_app_sid ?? '',
})
