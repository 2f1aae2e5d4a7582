/** Requests of the page on which the owner, signed in at the desk, publishes a job in the portfolio. */
import * as z from 'zod/mini'
import { jobPhotos } from './job-photos.ts'
import { Project, ProjectCategory } from './project.ts'
import { projectImage } from './project-image.ts'

const PhotoId = z.uuid()
const JobId = z.string().check(z.regex(/^job-[\w-]{4,40}$/))

/** A job and its photos; the first photo represents it. */
export const Job = z.object({
  ...z.pick(Project, { description: true, location: true, services_provided: true, featured: true, project_date: true })
    .shape,
  title: z.string().check(z.trim(), z.minLength(1, 'Give the job a title.'), z.maxLength(120, 'Shorten the title.')),
  category: z.enum(ProjectCategory.options, 'This category is no longer there. Choose another.'),
  photos: z.array(z.object({ id: PhotoId, alt_text: Project.shape.alt_text })).check(
    z.minLength(1, 'Add at least one photo.'),
    z.maxLength(jobPhotos.most, `At most ${jobPhotos.most} photos.`),
    z.refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'A photo is there twice.'),
  ),
})
export type Job = z.infer<typeof Job>

/** A job as it is stored in the portfolio. */
export const StoredJob = z.object({
  id: Project.shape.id,
  /** Stored, but not on the site. */
  hidden: z.boolean(),
  /** Changes with the content, to detect concurrent edits. */
  version: z.string(),
  job: Job,
})
export type StoredJob = z.infer<typeof StoredJob>

/** Body of `openJobs`. */
export const OpenJobsRequest = z.object({
  /** The enquiry that the job came from; without it, only the list is returned. */
  leadId: z.optional(z.string()),
})
export type OpenJobsRequest = z.infer<typeof OpenJobsRequest>
export const OpenJobsResponse = z.object({
  /** The enquiry's own job, stored or not. */
  own: z.optional(
    z.object({
      id: Project.shape.id,
      /** Hints for proposing a title; nothing personal. */
      hints: z.object({
        /** `SW14`. */
        outcode: z.string(),
        /** Subject of the enquiry. */
        about: z.optional(z.string()),
        /** Trade terms in its description. */
        words: z.array(z.string()),
      }),
    }),
  ),
  /** Newest first. */
  jobs: z.array(StoredJob),
})
export type OpenJobsResponse = z.infer<typeof OpenJobsResponse>

/** Body of `signJobPhoto`: the bytes of each file of a photo, in the order of `projectImage.widths`. */
export const SignJobPhotoRequest = z.object({
  photo: PhotoId,
  sizes: z.array(z.int().check(z.gte(1), z.lte(jobPhotos.maxBytes))).check(z.length(projectImage.widths.length)),
})
export type SignJobPhotoRequest = z.infer<typeof SignJobPhotoRequest>
export const SignJobPhotoResponse = z.object({
  /** Presigned PUTs, each valid for one file, once, for five minutes. */
  urls: z.array(z.url()),
  headers: z.record(z.string(), z.string()),
})

/** Body of `saveJob`. `version` is that of the job being changed; absent for a new one. */
export const SaveJobRequest = z.object({
  /** The enquiry whose job it is. */
  leadId: z.optional(z.string()),
  id: JobId,
  version: z.optional(z.string()),
  hidden: z.boolean(),
  job: Job,
})
export type SaveJobRequest = z.infer<typeof SaveJobRequest>

export const DeleteJobRequest = z.object({ leadId: z.optional(z.string()), id: JobId })
export type DeleteJobRequest = z.infer<typeof DeleteJobRequest>
