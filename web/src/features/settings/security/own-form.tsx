import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { OWN_KINDS, type OwnKind } from '#contract/people/identity-providers.ts'
import { type OwnProvider, ownProvider } from '#contract/people/own-provider.ts'
import { setOwnProvider } from '../../../data/sign-in-domains.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Choice } from '../../../ui/choice.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { ownTexts } from './own-texts.ts'

const KIND_NAMES: Record<OwnKind, string> = { oidc: 'OpenID Connect', saml: 'SAML' }

interface Values {
  kind: OwnKind
  issuer: string
  client_id: string
  client_secret: string
  metadata_url: string
  metadata: string
}

const bodyOf = ({ kind, metadata_url, metadata, ...client }: Values) =>
  kind === 'oidc'
    ? { kind, ...client }
    : { kind, ...(metadata ? { metadata } : { metadata_url: metadata_url || undefined }) }

interface OwnFormProps extends Pick<OwnProvider, 'provider' | 'addresses'> {
  onDone: () => void
  onCancel: () => void
}

/** What the dealership's own provider is, and what is entered there; its secret is never read back. */
export function OwnForm({ provider, addresses, onDone, onCancel }: OwnFormProps) {
  const t = useText(ownTexts)
  const common = useText()
  const { kind: known = 'oidc', authority = '', client_id } = provider ?? {}
  const form = useContractForm<Values>({
    schema: ownProvider.updateProvider.body,
    bodyOf,
    needed: {
      fields: ({ kind, metadata }) =>
        kind === 'oidc' ? ['issuer', 'client_id', 'client_secret'] : metadata ? [] : ['metadata_url'],
    },
    empty: { issuer: t('needed'), client_id: t('needed'), client_secret: t('needed'), metadata_url: t('needed') },
    defaultValues: {
      kind: known,
      issuer: known === 'oidc' ? authority : '',
      client_id: client_id ?? '',
      client_secret: '',
      metadata_url: known === 'saml' ? authority : '',
      metadata: '',
    },
  })
  const submit = useSubmit(form, async (values) => {
    await setOwnProvider(bodyOf(values))
    onDone()
  })
  const { errors, isSubmitting } = form.formState
  const kind = form.watch('kind')
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4" maxWidth="96">
        <Choice
          label={t('kind')}
          options={OWN_KINDS.map((value) => ({ value, text: KIND_NAMES[value] }))}
          field={form.register('kind')}
        />
        <Addresses kind={kind} addresses={addresses} />
        {kind === 'oidc' ? <ClientFields form={form} /> : <MetadataFields form={form} />}
        {errors.root && <Notice status="error">{errors.root.message}</Notice>}
        <HStack>
          <Button type="submit" loading={isSubmitting}>
            {t('save')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {common('cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}

/** What is entered at the provider. */
function Addresses({ kind, addresses }: { kind: OwnKind; addresses: OwnProvider['addresses'] }) {
  const t = useText(ownTexts)
  const copy = { copyLabel: t('copy'), copiedLabel: t('copied') }
  return (
    <>
      <Text color="fg.muted">{t('there')}</Text>
      {kind === 'oidc' ? (
        <CopyField label={t('redirect')} value={addresses.redirect_url} {...copy} />
      ) : (
        <>
          <CopyField label={t('acs')} value={addresses.acs_url} {...copy} />
          <CopyField label={t('entity')} value={addresses.entity_id} {...copy} />
        </>
      )}
    </>
  )
}

type FieldsProps = { form: UseFormReturn<Values> }

function ClientFields({ form: { register, formState } }: FieldsProps) {
  const t = useText(ownTexts)
  const common = useText()
  const { errors } = formState
  return (
    <>
      <FormField label={t('issuer')} error={errors.issuer?.message}>
        <Input placeholder="https://example.com" autoComplete="off" {...register('issuer')} />
      </FormField>
      <FormField label={t('client_id')} error={errors.client_id?.message}>
        <Input autoComplete="off" {...register('client_id')} />
      </FormField>
      <FormField label={t('client_secret')} error={errors.client_secret?.message}>
        <PasswordInput
          showLabel={common('show_password')}
          hideLabel={common('hide_password')}
          autoComplete="off"
          {...register('client_secret')}
        />
      </FormField>
    </>
  )
}

function MetadataFields({ form: { register, setValue, formState } }: FieldsProps) {
  const t = useText(ownTexts)
  const { errors } = formState
  return (
    <>
      <FormField label={t('metadata_url')} error={errors.metadata_url?.message}>
        <Input placeholder="https://example.com/metadata" autoComplete="off" {...register('metadata_url')} />
      </FormField>
      <FormField label={t('metadata')} error={errors.metadata?.message}>
        <Input
          type="file"
          accept=".xml,text/xml,application/xml"
          onChange={async ({ target }) => setValue('metadata', (await target.files?.[0]?.text()) ?? '')}
        />
      </FormField>
    </>
  )
}
