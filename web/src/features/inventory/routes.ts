import { Car, CircleDollarSign, ClipboardCheck } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { vehicleWords } from '../../lib/vehicle-words.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

export const inventory: Feature = {
  pages: [{ path: 'inventory', lazy: async () => ({ Component: (await import('./page.tsx')).InventoryPage }) }],
  entry: { to: '/inventory', title: { en: 'Inventory', es: 'Inventario' }, icon: Car, key: 'v' },
  adds: {
    rowMarks: [
      {
        id: 'vehicle',
        at: 10,
        icon: Car,
        words: ({ vehicle }, language) => vehicle && vehicleWords(vehicle, language),
      },
    ],
    composerActions: [
      {
        id: 'vehicle',
        at: 10,
        icon: Car,
        title: { en: 'Choose a vehicle', es: 'Elegir un vehículo' },
        opens: lazyDialog(async () => (await import('./picker/vehicle-picker.tsx')).VehiclePicker, byOpen),
      },
    ],
    contactSections: [
      {
        id: 'vehicle',
        at: 20,
        Section: lazy(async () => ({ default: (await import('./asked/asked-vehicle.tsx')).AskedVehicle })),
      },
    ],
    settingsSections: [
      {
        id: 'prices',
        at: 47,
        group: 'dealership',
        icon: CircleDollarSign,
        title: { en: 'Prices', es: 'Precios' },
        Content: lazy(async () => ({ default: (await import('./prices/prices-section.tsx')).PricesSection })),
      },
    ],
    noticeIcons: [{ id: 'sync_held', at: 10, icon: ClipboardCheck }],
  },
}
