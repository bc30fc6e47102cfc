import { Box, DataList, Link } from '@chakra-ui/react'
import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import type { WholeContact } from '#contract/customers/contact.ts'
import {
  CONTACT_FIELDS,
  type ContactFieldName,
  DEAL_FIELDS,
  LONG_FIELDS,
  SHORT_FIELDS,
} from '#contract/customers/contact-fields.ts'
import { SOURCES } from '#contract/customers/source-kinds.ts'
import { useContact } from '../../../data/contacts.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionSkeleton } from '../../../parts/section-skeleton.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { ContactPhone } from '../contact-phone.tsx'
import { OwnFacts } from '../fields/own-facts.tsx'
import { usePersonText } from './texts.ts'

/** Lists a contact's numbers and fields, their source, and the day they were added. */
export function ContactFacts({ contact: id }: { contact: string }) {
  const t = usePersonText()
  const { data: contact, error, mutate } = useContact(id)
  if (contact) return <Facts contact={contact} />
  if (error) return <LoadFailed title={t('contact_failed')} error={error} onRetry={() => mutate()} />
  return <SectionSkeleton />
}

const asWritten = (text: string) => text
const kinds = {
  text: asWritten,
  prose: asWritten,
  email: (address: string) => <EmailLink address={address} />,
}

/** An address that has no room breaks before its @, and nobody has to guess at it. */
function EmailLink({ address }: { address: string }) {
  const common = useText()
  const at = address.lastIndexOf('@')
  return (
    <Box minWidth="0" paddingInlineEnd="8" overflowWrap="anywhere">
      <Link display="inline" href={`mailto:${address}`}>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </Link>
      {/* It stands in the room at the end, so that it never takes a line of its own. */}
      <Box as="span" display="inline-flex" alignItems="center" width="0" height="5" verticalAlign="middle">
        <CopyButton label={address} value={address} copyLabel={common('copy')} copiedLabel={common('copied')} />
      </Box>
    </Box>
  )
}

function Facts({ contact }: { contact: WholeContact }) {
  const t = usePersonText()
  const { day } = useFormats()
  const language = useLanguage()
  const { source } = contact
  const addresses = TYPED_KINDS.flatMap((kind) => {
    const { field } = ADDRESSES[kind]
    const address = contact[field]
    const isShown = address && (field === 'phone' || address !== contact.phone)
    return isShown ? [{ label: t(`field_${field}`), address }] : []
  })
  const numbers = contact.numbers.map(({ value, label }) => ({ label: label || t('field_phone'), address: value }))
  const facts = (names: ContactFieldName[]) =>
    names.map((name) => {
      const text = contact[name]
      return (
        text && (
          <Fact key={name} label={t(`field_${name}`)}>
            {kinds[CONTACT_FIELDS[name].kind](text)}
          </Fact>
        )
      )
    })
  return (
    <DataList.Root orientation="horizontal" gap="1">
      {[...addresses, ...numbers].map(({ label, address }) => (
        <Fact key={address} label={label}>
          <ContactPhone number={address} contact={contact.id} />
        </Fact>
      ))}
      {facts(SHORT_FIELDS.filter((name) => !DEAL_FIELDS.includes(name)))}
      <OwnFacts contact={contact} />
      {facts(LONG_FIELDS)}
      {source && (
        <Fact label={t('source')}>
          {SOURCES[source.kind][language]}
          {source.detail && `: ${source.detail}`}
        </Fact>
      )}
      <Fact label={t('added')}>{day(contact.created_at)}</Fact>
    </DataList.Root>
  )
}
