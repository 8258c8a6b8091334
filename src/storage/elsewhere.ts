/**
 * Another window changed or removed it meanwhile: what this one has does not follow from what lies on the device, and
 * writing it would bury that. Trying again does not help; reading it again does.
 */
export class ChangedElsewhere extends Error {}
