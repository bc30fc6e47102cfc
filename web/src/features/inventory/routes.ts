import { Car } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const inventory: Feature = {
  pages: [{ path: 'inventory', lazy: async () => ({ Component: (await import('./page.tsx')).InventoryPage }) }],
  entry: { to: '/inventory', title: { en: 'Inventory', es: 'Inventario' }, icon: Car },
}
