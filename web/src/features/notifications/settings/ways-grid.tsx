import { Table, VisuallyHidden } from '@chakra-ui/react'
import { NOTICE_WAYS, type NoticeWay } from '#contract/notice.ts'
import { factsOfKind, NOTICE_KINDS, type NoticeKind } from '#contract/notices.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { notificationTexts } from '../texts.ts'
import type { Choices } from './use-choices-form.ts'

type Ways = Choices['ways']

/** Of what and how, a row for each kind. What does not show up in the app makes no sound either. */
export function WaysGrid({ ways, onChange }: { ways: Ways; onChange: (ways: Ways) => void }) {
  const t = useText(notificationTexts)
  const language = useLanguage()
  const kinds = NOTICE_KINDS.filter((kind) => ways[kind] !== undefined)
  const toggle = (kind: NoticeKind, way: NoticeWay) => {
    const chosen = new Set(ways[kind])
    if (!chosen.delete(way)) chosen.add(way)
    onChange({ ...ways, [kind]: NOTICE_WAYS.filter((one) => chosen.has(one)) })
  }
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader paddingInlineStart="0">
            <VisuallyHidden>{t('what')}</VisuallyHidden>
          </Table.ColumnHeader>
          {NOTICE_WAYS.map((way) => (
            <Table.ColumnHeader
              key={way}
              width={{ md: '24' }}
              textAlign="center"
              paddingInline={{ base: '1', md: '1.5' }}
              fontSize="xs"
            >
              {t(`way_${way}`)}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {kinds.map((kind) => (
          <Table.Row key={kind} bg="transparent">
            <Table.Cell asChild paddingInlineStart="0" fontWeight="500">
              <th scope="row">{factsOfKind(kind).label[language]}</th>
            </Table.Cell>
            {NOTICE_WAYS.map((way) => (
              <Table.Cell key={way} textAlign="center" paddingInline={{ base: '1', md: '1.5' }}>
                <input
                  type="checkbox"
                  aria-label={`${factsOfKind(kind).label[language]}: ${t(`way_${way}`)}`}
                  checked={ways[kind]?.includes(way) ?? false}
                  disabled={NEEDS_APP.includes(way) && !ways[kind]?.includes('app')}
                  onChange={() => toggle(kind, way)}
                />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

const NEEDS_APP: readonly NoticeWay[] = ['sound', 'browser']
