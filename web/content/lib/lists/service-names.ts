import { modulesIn } from '../../../compile/files-in.ts'
import type { ServiceHead } from '../schema.ts'

const services = await modulesIn<{ head: ServiceHead }>('services')

/** Slug to short name, `emergency` and `security` included: every page has some in its footer. */
export const serviceNames: Record<string, string> = Object.fromEntries(
  services.map(([slug, { head }]) => [slug, head.title]),
)
