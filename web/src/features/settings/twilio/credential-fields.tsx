import { Fieldset, Input, InputGroup, SimpleGrid } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { ADDRESSES, SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import type { SenderKind } from '#contract/customers/channels/channels.ts'
import { formFieldOf } from '#contract/telephony/settings.ts'
import type { TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import { usePhoneCountry } from '../../../data/organizations.ts'
import { countryName } from '../../../lib/language/country-name.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { twilioTexts } from './texts.ts'
import type { TwilioForm } from './use-twilio.ts'

interface CredentialFieldsProps {
  form: UseFormReturn<TwilioForm>
  status: TwilioStatus
}

const PHONE = '(512) 555-0100'

export function CredentialFields({ form, status }: CredentialFieldsProps) {
  const t = useText(twilioTexts)
  const language = useLanguage()
  const country = countryName(usePhoneCountry(), language)
  const field = (
    name: keyof TwilioForm,
    label: string,
    extra: { hint?: string; example?: string; isSecret?: boolean },
  ) => (
    <FormField label={label} hint={extra.hint} error={form.formState.errors[name]?.message}>
      <Input
        type={extra.isSecret ? 'password' : 'text'}
        autoComplete={extra.isSecret ? 'new-password' : 'off'}
        spellCheck={false}
        placeholder={extra.example}
        {...form.register(name)}
      />
    </FormField>
  )
  const sender = (kind: SenderKind) => {
    const { isNumber, senderLabel } = ADDRESSES[kind]
    const extra = isNumber ? { hint: t('phone_hint', { country }), example: PHONE } : {}
    return <Fragment key={kind}>{field(formFieldOf(kind), senderLabel[language], extra)}</Fragment>
  }
  const sid = (
    name: keyof TwilioForm,
    label: string,
    saved: string | null,
    extra: { hint?: string; example: string },
  ) => (
    <SidField
      // Registered here, in the order of the form: the first that is wrong takes the focus.
      field={form.register(name)}
      error={form.formState.errors[name]?.message}
      {...{ label, saved, ...extra }}
    />
  )
  const token = status.auth_token_last4 ? t('ends_in', { last4: status.auth_token_last4 }) : t('write_only')
  return (
    <>
      <Group title={t('account')}>
        {sid('twilio_account_sid', t('account_sid'), status.account_sid, { example: 'AC…' })}
        {field('twilio_auth_token', t('auth_token'), {
          hint: token,
          example: status.auth_token_last4 ? `••••••••${status.auth_token_last4}` : undefined,
          isSecret: true,
        })}
      </Group>
      <Group title={t('messaging')}>
        {SENDER_KINDS.map((kind) => sender(kind))}
        {sid('twilio_messaging_service_sid', t('messaging_service_sid'), status.messaging_service_sid, {
          hint: t('service_hint'),
          example: 'MG…',
        })}
      </Group>
      <Group title={t('voice')} hint={t('voice_hint')}>
        {sid('twilio_api_key', t('api_key'), status.api_key, { example: 'SK…' })}
        {field('twilio_api_secret', t('api_secret'), {
          hint: status.api_secret_set ? t('is_saved') : t('write_only'),
          example: status.api_secret_set ? '••••••••••••' : undefined,
          isSecret: true,
        })}
        {sid('twilio_twiml_app_sid', t('twiml_app_sid'), status.twiml_app_sid, { example: 'AP…' })}
      </Group>
    </>
  )
}

interface SidFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
  label: string
  hint?: string
  example: string
  saved: string | null
}

/** An id of Twilio's, in letters narrow enough to be read whole; once it is saved, to be copied. */
function SidField({ field, error, label, hint, example, saved }: SidFieldProps) {
  const common = useText()
  return (
    <FormField label={label} hint={hint} error={error}>
      <InputGroup
        endElementProps={{ paddingInline: '1' }}
        endElement={
          saved && <CopyButton label={label} value={saved} copyLabel={common('copy')} copiedLabel={common('copied')} />
        }
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          fontFamily="mono"
          fontSize="xs"
          letterSpacing="-0.03em"
          paddingInlineStart="3"
          placeholder={example}
          {...field}
        />
      </InputGroup>
    </FormField>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="650" fontSize="md">
        {title}
      </Fieldset.Legend>
      {hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
      <Fieldset.Content>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
          {children}
        </SimpleGrid>
      </Fieldset.Content>
    </Fieldset.Root>
  )
}
