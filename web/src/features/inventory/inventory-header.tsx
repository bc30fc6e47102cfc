import { Flex, Link } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { PageActs } from '../../parts/page-acts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useInventoryText } from './texts.ts'
import { type InventoryActionsProps, useInventoryActs } from './use-inventory-acts.ts'

type InventoryHeaderProps = InventoryActionsProps & {
  inStock: number | undefined
  mayChange: boolean
}

/** The page's title, the number of vehicles, and a manager's actions on all of them. */
export function InventoryHeader({ inStock, mayChange, ...rest }: InventoryHeaderProps) {
  const { integrations, filter } = rest
  const t = useInventoryText()
  const acts = useInventoryActs(rest)
  const page = integrations.stats?.dealer_page
  return (
    <PageHeader
      title={t('title')}
      subtitle={
        // With a filter, zero vehicles is worth showing too.
        inStock !== undefined &&
        (inStock > 0 || filter.isActive) && (
          <Flex as="span" wrap="wrap" columnGap="3" align="center">
            {t('in_stock', { count: inStock })}
            {page && (
              <Link href={page} target="_blank" rel="noreferrer" color="brand.fg" fontSize="sm">
                {t('public_page')} <ExternalLink size={14} aria-hidden />
              </Link>
            )}
          </Flex>
        )
      }
    >
      {mayChange && integrations.data && <PageActs {...acts} />}
    </PageHeader>
  )
}
