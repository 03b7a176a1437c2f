/**
 * Banks of Viet Nam that receive transfers by VietQR, by their BIN: a VietQR code for a transfer to an account leads to one of NAPAS 247.
 *
 * A bank that is not on the list is unknown.
 *
 * @see xuannghia/vietnam-qr-pay 1.5.1 (MIT), 2026-08-24, after the list of VietQR.io
 */
export const RECEIVE_BY_NAPAS_247: readonly string[] =
  `970400 970403 970405 970406 970407 970408 970409 970410 970412 970414 970415 970416 970418 970419 970421 970422 970423
    970424 970425 970426 970427 970428 970429 970430 970431 970432 970433 970434 970436 970437 970438 970439 970440 970441
    970442 970443 970444 970446 970448 970449 970452 970454 970455 970456 970457 970458 970462 970463`.split(/\s+/);
