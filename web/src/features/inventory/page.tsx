import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useMay } from '../../lib/session.ts'
import { WorkspaceTitle } from '../notifications/index.ts'
import { DeleteVehicle } from './by-hand/delete-vehicle.tsx'
import { useEditor } from './by-hand/use-editor.ts'
import { VehicleMenu } from './by-hand/vehicle-menu.tsx'
import { ActiveFilters } from './catalogue/active-filters.tsx'
import { Catalogue } from './catalogue/catalogue.tsx'
import { CatalogueBar } from './catalogue/catalogue-bar.tsx'
import { NoVehicles } from './catalogue/no-vehicles.tsx'
import { useCatalogue } from './catalogue/use-catalogue.ts'
import { usePlace } from './catalogue/use-place.ts'
import { VehicleDialog } from './dialogs.ts'
import './inventory.css'
import { type DialogName, InventoryDialogs } from './inventory-dialogs.tsx'
import { InventoryHeader } from './inventory-header.tsx'
import { ShareDialog } from './share/share-dialog.tsx'
import { useShare } from './share/use-share.ts'
import { StockNews } from './stock-news.tsx'
import { useIsFirstRunDue } from './syncs/use-is-first-run-due.ts'
import { isUnderWay } from './syncs/use-runs.ts'
import { useInventoryText } from './texts.ts'
import { useInventory } from './use-inventory.ts'

/** The dealership's vehicles: their sources, and all of them to search, share and look at (S1 §2). */
export function InventoryPage() {
  const t = useInventoryText()
  const mayChange = useMay('inventory')
  const place = usePlace()
  const catalogue = useCatalogue(place.view)
  const { isDismissed, dismiss, ...stock } = useInventory()
  const { integrations, filter, runs } = stock
  const { share, shown, close } = useShare()
  const [dialog, open] = useState<DialogName | null>(null)
  const editor = useEditor()
  const [doomed, doom] = useState<ListedVehicle | null>(null)

  const isFirstRunDue = useIsFirstRunDue()
  const hasNothing = catalogue.data?.in_stock === 0 && place.view.search === '' && !place.isFiltered
  const isEmpty = hasNothing && filter.code === null
  // Also if files are uploaded: vehicles are read-only only while an integration is active (S1 §6).
  const isEditable = mayChange && integrations.active === null
  const actionsOf = (vehicle: ListedVehicle) =>
    isEditable && (
      <VehicleMenu vehicle={vehicle} onEdit={() => editor.edit(vehicle.id)} onDelete={() => doom(vehicle)} />
    )
  const whole = { ...stock, mayChange, onOpen: open }
  return (
    <Stack gap={{ base: '3', md: '5' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <InventoryHeader {...whole} inStock={catalogue.data?.in_stock} onAdd={isEmpty ? undefined : editor.add} />
      <StockNews
        {...{ stock, isDismissed, dismiss, mayChange }}
        inStock={catalogue.data?.in_stock ?? 0}
        onOpen={open}
      />
      {!hasNothing && <CatalogueBar place={place} makes={catalogue.data?.makes ?? []} />}
      <ActiveFilters place={place} />
      <Catalogue
        isComing={isEmpty && (isFirstRunDue || isUnderWay(runs.newest))}
        place={place}
        catalogue={catalogue}
        onShare={share}
        actionsOf={actionsOf}
        empty={
          <NoVehicles
            place={place}
            filter={filter}
            inStock={catalogue.data?.in_stock}
            hasIntegration={!!integrations.active}
            mayChange={mayChange}
            onConnect={() => open('connect')}
            onUpload={() => open('upload')}
            onAdd={editor.add}
          />
        }
      />
      <InventoryDialogs
        {...whole}
        shown={dialog}
        onClose={() => open(null)}
        // The result of its last file no longer matters.
        onDisconnected={() => dismiss(...runs.asking)}
      />
      <ShareDialog content={shown} onClose={close} />
      <VehicleDialog vehicle={editor.edited} onClose={editor.close} />
      <DeleteVehicle vehicle={doomed} onDone={() => doom(null)} />
    </Stack>
  )
}
