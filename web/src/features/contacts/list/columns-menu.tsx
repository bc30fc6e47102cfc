import { Button, Portal } from '@chakra-ui/react'
import { Columns3 } from 'lucide-react'
import { Link } from 'react-router'
import { useFields } from '../../../data/fields.ts'
import { useText } from '../../../lib/language/text.ts'
import { May } from '../../../parts/may.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useListText } from './texts.ts'
import { type Columns, MOST_COLUMNS } from './use-columns.ts'

/** Chooses which of the dealership's own fields the list shows. */
export function ColumnsMenu({ columns }: { columns: Columns }) {
  const t = useListText()
  return (
    <Menu.Root closeOnSelect={false} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" flexShrink="0" title={t('columns_hint')}>
          <Columns3 aria-hidden /> <span className="people-word">{t('columns')}</span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52" maxWidth="72">
            <Choices columns={columns} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function Choices({ columns }: { columns: Columns }) {
  const t = useListText()
  const common = useText()
  const { data } = useFields()
  if (!data) return <p className="people-columns-hint">{common('loading')}</p>
  if (data.data.length === 0)
    return (
      <>
        <p className="people-columns-hint">{t('no_columns')}</p>
        <May right="settings">
          <Menu.Item value="add" asChild minHeight={{ base: '11', md: '9' }}>
            <Link to="/settings/fields">{t('add_fields')}</Link>
          </Menu.Item>
        </May>
      </>
    )
  return (
    <>
      {data.data.map(({ id, name }) => (
        <Menu.CheckboxItem
          key={id}
          value={id}
          checked={columns.has(id)}
          disabled={columns.isFull && !columns.has(id)}
          minHeight={{ base: '11', md: '9' }}
          onCheckedChange={() => columns.toggle(id)}
        >
          {name}
          <Menu.ItemIndicator />
        </Menu.CheckboxItem>
      ))}
      {columns.isFull && <p className="people-columns-hint">{t('columns_full', { count: MOST_COLUMNS })}</p>}
    </>
  )
}
