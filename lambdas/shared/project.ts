import * as z from 'zod/mini'
import { cleanLine } from './clean-text.ts'
import { projectCategories } from './project-categories.ts'

export const ProjectCategory = z.enum(projectCategories)
export type ProjectCategory = z.infer<typeof ProjectCategory>

/** A line of at least one visible character; what cannot be seen, a terminal's control codes among it, is taken out. */
function line(maxLength: number) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => cleanLine(typed, Number.POSITIVE_INFINITY)),
    ),
    z.string().check(z.minLength(1), z.maxLength(maxLength)),
  )
}

/** Text that a check behind it limits to plain characters. */
function text(maxLength: number) {
  return z.string().check(z.minLength(1), z.maxLength(maxLength))
}

const Id = text(120).check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'may have letters, digits, dots, underscores and hyphens only'),
)

/** Marks that a plan may have: numbers of circuits, and symbols of `web/src/features/portfolio/plan-symbols.svg`. */
const planMarks = [
  '1 2 3 4 5 6 7 8 9 armoured board cable clamp data dimmer dimmer-pack earth entry-phone fan heat heater isolator',
  'keypad lamp-socket light motor network sensor small-light smoke socket spur strip switch terminal three-core timer',
  'two-way usb-socket zone',
].flatMap((marks) => marks.split(' '))

/** What a drawn image shows, and what each mark on it means, in the order in which they are explained. */
const Plan = z.object({
  title: line(80),
  marks: z.array(z.object({ mark: z.enum(planMarks), meaning: line(80) })).check(z.maxLength(30)),
})
export type Plan = z.infer<typeof Plan>

/** One row of the portfolio, as it is stored and sent. */
export const Project = z.object({
  id: Id,
  title: line(120),
  description: line(2000),
  category: ProjectCategory,
  /** Name of the place, for example "East Sheen". */
  location: line(80),
  services_provided: z.array(line(80)).check(z.maxLength(20)),
  /** Path of the master image inside the portfolio-images bucket, for example "hallway-stair-lights.jpg". */
  image_url: text(200).check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*\.(jpe?g|png|webp)$/, 'must end in .jpg, .png or .webp'),
  ),
  alt_text: line(300),
  /** Where the image is a drawing. */
  plan: z.optional(Plan),
  featured: z.boolean(),
  /** Calendar date, YYYY-MM-DD. */
  project_date: z.iso.date('must be a date such as 2026-11-21'),
  /** Groups the images of one project. */
  collection_id: z.optional(Id),
  /** Position within the collection, from 1. The lowest represents the collection. */
  image_order: z.int().check(z.gte(0), z.lte(10_000)),
})
export type Project = z.infer<typeof Project>

/** Longest list, in rows. */
export const maxProjects = 1000

/** Query string of `GET /api/projects`. Unknown parameters are ignored: links gather them on their way. */
export const ListProjectsQuery = z.object({
  /** Only featured projects when given. */
  featured: z.optional(z.literal('true')),
  /** Decodes `+` as a space, which not every proxy does. */
  category: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => typed.replaceAll('+', ' ')),
      ),
      ProjectCategory,
    ),
  ),
  limit: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (typed) => /^[1-9]\d*$/.test(typed) && Number(typed) <= maxProjects,
            `Ask for 1 to ${maxProjects} projects.`,
          ),
        ),
      z.transform(Number),
    ),
  ),
})
export type ListProjectsQuery = z.infer<typeof ListProjectsQuery>

/** Newest first: `project_date` descending, then `image_order`, then `id`. At most `maxProjects`. */
export const ListProjectsResponse = z.object({ projects: z.array(Project) })
export type ListProjectsResponse = z.infer<typeof ListProjectsResponse>

export const PreviewProjectParams = z.strictObject({ id: Id })
export type PreviewProjectParams = z.infer<typeof PreviewProjectParams>

export const GetCollectionParams = z.strictObject({ collection_id: Id })
export type GetCollectionParams = z.infer<typeof GetCollectionParams>

/** By `image_order` ascending. An unknown collection is an empty list. */
export const GetCollectionResponse = z.object({ projects: z.array(Project) })
export type GetCollectionResponse = z.infer<typeof GetCollectionResponse>
