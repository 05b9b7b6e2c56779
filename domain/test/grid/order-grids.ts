/** What decisions C says of an Order, cell by cell. The notation is that of read-grid. */
export const orderGrid = `
                                  OPEN           IN_PROCESSING CONFIRMED    IN_DELIVERY READY CANCELLED/c CANCELLED/s | READY/a CANCELLED/ca CANCELLED/sa
subscriber  create                state          state         state        state       state state       state       | state   state        state
subscriber  edit                  =              state         state        state       state state       state       | state   state        state
subscriber  cancel                →CANCELLED     →CANCELLED    state        state       state state       state       | state   state        state
subscriber  confirmCancellation   –              –             –            –           –     –           =           | –       –            =
subscriber  archive               state          state         state        state       =     =           =           | done    done         done
subscriber  markProcessed         state          state         =            =           =     state       state       | arch    state        state
subscriber  unmarkProcessed       state          state         =            =           =     state       state       | arch    state        state
subscriber  acceptDate            state          state         =            =           state state       state       | state   state        state
subscriber  proposeDate           state          state         =            =           state state       state       | state   state        state
subscriber  copy                  new            new           new          new         new   new         new         | new     new          new
subscriber  createChangeOrder     state          state         state        state       new   state       state       | new     state        state
subscriber  createCancelOrder     state          state         state        state       new   state       state       | new     state        state
subscriber  createFault           state          state         state        state       new   state       state       | new     state        state
supplier    startProcessing       →IN_PROCESSING state         state        state       state state       state       | state   state        state
supplier    returnForCompletion   state          →OPEN         state        state       state state       state       | state   state        state
supplier    confirm               state          →CONFIRMED    state        state       state state       state       | state   state        state
supplier    deliver               state          state         →IN_DELIVERY state       state state       state       | state   state        state
supplier    signReady             state          state         state        →READY      state state       state       | state   state        state
supplier    reject                state          →CANCELLED    state        state       state state       state       | state   state        state
supplier    cancelBySupplier      state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
supplier    editAnswer            state          =             =            =           state state       state       | state   state        state
supplier    acceptProposedDate    state          state         =            =           state state       state       | state   state        state
supplier    refuseProposedDate    state          state         =            =           state state       state       | state   state        state
supplier    reportJeopardy        state          state         =            =           state state       state       | state   state        state
supplier    confirmCancellation   –              –             –            –           –     =           –           | –       =            –
supplier    forward               new            state         state        state       state state       state       | state   state        state
system      handOver              state          state         state        state       =     state       state       | =       state        state
subscriber  askQuestion           =              =             =            =           state state       state       | state   state        state
subscriber  answerQuestion        =              =             =            =           state state       state       | state   state        state
subscriber  withdrawQuestion      =              =             =            =           state state       state       | state   state        state
subscriber  take                  =              =             =            =           =     state       state       | arch    state        state
subscriber  assign                =              =             =            =           =     state       state       | arch    state        state
supplier    askQuestion           =              =             =            =           state state       state       | state   state        state
supplier    answerQuestion        =              =             =            =           state state       state       | state   state        state
supplier    withdrawQuestion      =              =             =            =           state state       state       | state   state        state
supplier    take                  =              =             =            =           state state       state       | state   state        state
supplier    assign                =              =             =            =           state state       state       | state   state        state
subscriber  requestCancel         state          state         =            =           state state       state       | state   state        state
subscriber  requestAmend          state          state         =            =           state state       state       | state   state        state
supplier    acceptRequest         state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
supplier    acceptWithCharge      state          state         =            =           state state       state       | state   state        state
supplier    refuseRequest         state          state         =            =           state state       state       | state   state        state
subscriber  acceptCharge          state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
subscriber  withdrawRequest       state          state         =            =           state state       state       | state   state        state
system      lapseRequest          state          state         =            =           state state       state       | state   state        state
system      anonymize             state          state         state        state       =     =           =           | =       =            =
`;

/** Added to it where the order was forwarded. */
export const forwardedOrderRows = `
subscriber+forwarder transferToOriginal state    state         =            =           =     state       state       | arch    state        state
`;

export const changeOrderGrid = `
                                  OPEN           IN_PROCESSING CONFIRMED    IN_DELIVERY READY CANCELLED/c CANCELLED/s | READY/a CANCELLED/ca CANCELLED/sa
subscriber  create                state          state         state        state       state state       state       | state   state        state
subscriber  edit                  =              state         state        state       state state       state       | state   state        state
subscriber  cancel                →CANCELLED     →CANCELLED    state        state       state state       state       | state   state        state
subscriber  confirmCancellation   –              –             –            –           –     –           =           | –       –            =
subscriber  archive               state          state         state        state       =     =           =           | done    done         done
subscriber  markProcessed         state          state         =            =           =     state       state       | arch    state        state
subscriber  unmarkProcessed       state          state         =            =           =     state       state       | arch    state        state
subscriber  acceptDate            state          state         =            =           state state       state       | state   state        state
subscriber  proposeDate           state          state         =            =           state state       state       | state   state        state
supplier    startProcessing       →IN_PROCESSING state         state        state       state state       state       | state   state        state
supplier    returnForCompletion   state          →OPEN         state        state       state state       state       | state   state        state
supplier    confirm               state          →CONFIRMED    state        state       state state       state       | state   state        state
supplier    deliver               state          state         →IN_DELIVERY state       state state       state       | state   state        state
supplier    signReady             state          state         state        →READY      state state       state       | state   state        state
supplier    reject                state          →CANCELLED    state        state       state state       state       | state   state        state
supplier    cancelBySupplier      state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
supplier    editAnswer            state          =             =            =           state state       state       | state   state        state
supplier    acceptProposedDate    state          state         =            =           state state       state       | state   state        state
supplier    refuseProposedDate    state          state         =            =           state state       state       | state   state        state
supplier    reportJeopardy        state          state         =            =           state state       state       | state   state        state
supplier    confirmCancellation   –              –             –            –           –     =           –           | –       =            –
system      handOver              =              =             =            =           state state       state       | state   state        state
subscriber  askQuestion           =              =             =            =           state state       state       | state   state        state
subscriber  answerQuestion        =              =             =            =           state state       state       | state   state        state
subscriber  withdrawQuestion      =              =             =            =           state state       state       | state   state        state
subscriber  take                  =              =             =            =           =     state       state       | arch    state        state
subscriber  assign                =              =             =            =           =     state       state       | arch    state        state
supplier    askQuestion           =              =             =            =           state state       state       | state   state        state
supplier    answerQuestion        =              =             =            =           state state       state       | state   state        state
supplier    withdrawQuestion      =              =             =            =           state state       state       | state   state        state
supplier    take                  =              =             =            =           state state       state       | state   state        state
supplier    assign                =              =             =            =           state state       state       | state   state        state
subscriber  requestCancel         state          state         =            =           state state       state       | state   state        state
subscriber  requestAmend          state          state         =            =           state state       state       | state   state        state
supplier    acceptRequest         state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
supplier    acceptWithCharge      state          state         =            =           state state       state       | state   state        state
supplier    refuseRequest         state          state         =            =           state state       state       | state   state        state
subscriber  acceptCharge          state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
subscriber  withdrawRequest       state          state         =            =           state state       state       | state   state        state
system      lapseRequest          state          state         =            =           state state       state       | state   state        state
system      anonymize             state          state         state        state       =     =           =           | =       =            =
`;

export const cancelOrderGrid = `
                                  OPEN           IN_PROCESSING CONFIRMED    IN_DELIVERY READY CANCELLED/c CANCELLED/s | READY/a CANCELLED/ca CANCELLED/sa
subscriber  create                state          state         state        state       state state       state       | state   state        state
subscriber  edit                  =              state         state        state       state state       state       | state   state        state
subscriber  cancel                →CANCELLED     →CANCELLED    state        state       state state       state       | state   state        state
subscriber  confirmCancellation   –              –             –            –           –     –           =           | –       –            =
subscriber  archive               state          state         state        state       =     =           =           | done    done         done
subscriber  markProcessed         state          state         =            =           =     state       state       | arch    state        state
subscriber  unmarkProcessed       state          state         =            =           =     state       state       | arch    state        state
subscriber  acceptDate            state          state         =            =           state state       state       | state   state        state
subscriber  proposeDate           state          state         =            =           state state       state       | state   state        state
supplier    startProcessing       →IN_PROCESSING state         state        state       state state       state       | state   state        state
supplier    returnForCompletion   state          →OPEN         state        state       state state       state       | state   state        state
supplier    confirm               state          →CONFIRMED    state        state       state state       state       | state   state        state
supplier    deliver               state          state         →IN_DELIVERY state       state state       state       | state   state        state
supplier    signReady             state          state         state        →READY      state state       state       | state   state        state
supplier    reject                state          →CANCELLED    state        state       state state       state       | state   state        state
supplier    cancelBySupplier      state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
supplier    editAnswer            state          =             =            =           state state       state       | state   state        state
supplier    acceptProposedDate    state          state         =            =           state state       state       | state   state        state
supplier    refuseProposedDate    state          state         =            =           state state       state       | state   state        state
supplier    reportJeopardy        state          state         =            =           state state       state       | state   state        state
supplier    confirmCancellation   –              –             –            –           –     =           –           | –       =            –
system      handOver              =              =             =            =           state state       state       | state   state        state
subscriber  askQuestion           =              =             =            =           state state       state       | state   state        state
subscriber  answerQuestion        =              =             =            =           state state       state       | state   state        state
subscriber  withdrawQuestion      =              =             =            =           state state       state       | state   state        state
subscriber  take                  =              =             =            =           =     state       state       | arch    state        state
subscriber  assign                =              =             =            =           =     state       state       | arch    state        state
supplier    askQuestion           =              =             =            =           state state       state       | state   state        state
supplier    answerQuestion        =              =             =            =           state state       state       | state   state        state
supplier    withdrawQuestion      =              =             =            =           state state       state       | state   state        state
supplier    take                  =              =             =            =           state state       state       | state   state        state
supplier    assign                =              =             =            =           state state       state       | state   state        state
subscriber  requestCancel         state          state         =            =           state state       state       | state   state        state
subscriber  requestAmend          state          state         =            =           state state       state       | state   state        state
supplier    acceptRequest         state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
supplier    acceptWithCharge      state          state         =            =           state state       state       | state   state        state
supplier    refuseRequest         state          state         =            =           state state       state       | state   state        state
subscriber  acceptCharge          state          state         →CANCELLED   →CANCELLED  state state       state       | state   state        state
subscriber  withdrawRequest       state          state         =            =           state state       state       | state   state        state
system      lapseRequest          state          state         =            =           state state       state       | state   state        state
system      anonymize             state          state         state        state       =     =           =           | =       =            =
`;

/** What is otherwise while a change is asked for: what is accepted leaves the state as it is. */
export const amendedRows = `
                                  OPEN           IN_PROCESSING CONFIRMED    IN_DELIVERY READY CANCELLED/c CANCELLED/s | READY/a CANCELLED/ca CANCELLED/sa
supplier    acceptRequest         state          state         =            =           state state       state       | state   state        state
supplier    acceptWithCharge      state          state         =            =           state state       state       | state   state        state
supplier    refuseRequest         state          state         =            =           state state       state       | state   state        state
subscriber  acceptCharge          state          state         =            =           state state       state       | state   state        state
subscriber  withdrawRequest       state          state         =            =           state state       state       | state   state        state
system      lapseRequest          state          state         =            =           state state       state       | state   state        state
`;
