/** What decisions C says of the types that are answered, cell by cell. The notation is that of read-grid. */
export const availabilityRequestGrid = `
                                  OPEN           IN_PROCESSING READY CANCELLED/c | READY/a CANCELLED/ca
subscriber  create                state          state         state state       | state   state
subscriber  edit                  =              state         state state       | state   state
subscriber  cancel                →CANCELLED     →CANCELLED    state state       | state   state
subscriber  archive               state          state         =     =           | done    done
subscriber  markProcessed         state          state         =     state       | arch    state
subscriber  unmarkProcessed       state          state         =     state       | arch    state
subscriber  copy                  new            new           new   new         | new     new
subscriber  orderFrom             state          state         new   state       | arch    state
supplier    startProcessing       →IN_PROCESSING state         state state       | state   state
supplier    returnForCompletion   state          →OPEN         state state       | state   state
supplier    signReady             state          →READY        state state       | state   state
supplier    reject                state          →READY        state state       | state   state
supplier    editAnswer            state          =             state state       | state   state
supplier    forward               new            state         state state       | state   state
subscriber  askQuestion           =              =             state state       | state   state
subscriber  answerQuestion        =              =             state state       | state   state
subscriber  withdrawQuestion      =              =             state state       | state   state
subscriber  take                  =              =             =     state       | arch    state
subscriber  assign                =              =             =     state       | arch    state
supplier    askQuestion           =              =             state state       | state   state
supplier    answerQuestion        =              =             state state       | state   state
supplier    withdrawQuestion      =              =             state state       | state   state
supplier    take                  =              =             state state       | state   state
supplier    assign                =              =             state state       | state   state
system      anonymize             state          state         =     =           | =       =
`;

/** Added to either of them where it was forwarded. */
export const forwardedAnsweredRows = `
subscriber+forwarder transferToOriginal state    state         =     state       | arch    state
`;

export const inquiryGrid = `
                                  OPEN           IN_PROCESSING READY CANCELLED/c | READY/a CANCELLED/ca
subscriber  create                state          state         state state       | state   state
subscriber  edit                  =              state         state state       | state   state
subscriber  cancel                →CANCELLED     →CANCELLED    state state       | state   state
subscriber  archive               state          state         =     =           | done    done
subscriber  markProcessed         state          state         =     state       | arch    state
subscriber  unmarkProcessed       state          state         =     state       | arch    state
subscriber  copy                  new            new           new   new         | new     new
subscriber  orderFrom             state          state         new   state       | arch    state
supplier    startProcessing       →IN_PROCESSING state         state state       | state   state
supplier    returnForCompletion   state          →OPEN         state state       | state   state
supplier    signReady             state          →READY        state state       | state   state
supplier    reject                state          →READY        state state       | state   state
supplier    editAnswer            state          =             state state       | state   state
supplier    forward               new            state         state state       | state   state
subscriber  askQuestion           =              =             state state       | state   state
subscriber  answerQuestion        =              =             state state       | state   state
subscriber  withdrawQuestion      =              =             state state       | state   state
subscriber  take                  =              =             =     state       | arch    state
subscriber  assign                =              =             =     state       | arch    state
supplier    askQuestion           =              =             state state       | state   state
supplier    answerQuestion        =              =             state state       | state   state
supplier    withdrawQuestion      =              =             state state       | state   state
supplier    take                  =              =             state state       | state   state
supplier    assign                =              =             state state       | state   state
system      anonymize             state          state         =     =           | =       =
`;

/** A fault notice that the subscriber made: any fault handler of the supplier answers it, the supplier reads it. */
export const faultGrid = `
                                       OPEN           IN_PROCESSING READY CANCELLED/c | READY/a CANCELLED/ca
subscriber         create              state          state         state state       | state   state
subscriber         edit                =              state         state state       | state   state
subscriber         cancel              →CANCELLED     →CANCELLED    state state       | state   state
subscriber         archive             state          state         =     =           | done    done
subscriber         markProcessed       state          state         =     state       | arch    state
subscriber         unmarkProcessed     state          state         =     state       | arch    state
subscriber         acceptRepair        state          state         =             state       | arch    state
subscriber         reopenFault         state          state         →IN_PROCESSING state      | arch    state
faultHandler+maker startProcessing     →IN_PROCESSING state         state state       | state   state
faultHandler+maker returnForCompletion state          →OPEN         state state       | state   state
faultHandler+maker signReady           state          →READY        state state       | state   state
faultHandler+maker editAnswer          state          =             state state       | state   state
system             handOver            =              =             state state       | state   state
subscriber         askQuestion         =              =             state state       | state   state
subscriber         answerQuestion      =              =             state state       | state   state
subscriber         withdrawQuestion    =              =             state state       | state   state
subscriber         take                =              =             =     state       | arch    state
subscriber         assign              =              =             =     state       | arch    state
faultHandler+maker askQuestion         =              =             state state       | state   state
faultHandler+maker answerQuestion      =              =             state state       | state   state
faultHandler+maker withdrawQuestion    =              =             state state       | state   state
faultHandler+maker take                =              =             state state       | state   state
faultHandler+maker assign              =              =             state state       | state   state
system             anonymize           state          state         =     =           | =       =
`;

/** A fault notice that a fault handler made for the subscriber: its maker edits it, and either cancels it (D-42). */
export const faultOfHandlerGrid = `
                                       OPEN           IN_PROCESSING READY CANCELLED/c | READY/a CANCELLED/ca
subscriber         cancel              →CANCELLED     →CANCELLED    state state       | state   state
subscriber         archive             state          state         =     =           | done    done
subscriber         markProcessed       state          state         =     state       | arch    state
subscriber         unmarkProcessed     state          state         =     state       | arch    state
subscriber         acceptRepair        state          state         =             state       | arch    state
subscriber         reopenFault         state          state         →IN_PROCESSING state      | arch    state
maker              create              state          state         state state       | state   state
maker              edit                =              state         state state       | state   state
maker              cancel              →CANCELLED     →CANCELLED    state state       | state   state
faultHandler+maker startProcessing     →IN_PROCESSING state         state state       | state   state
faultHandler+maker returnForCompletion state          →OPEN         state state       | state   state
faultHandler+maker signReady           state          →READY        state state       | state   state
faultHandler+maker editAnswer          state          =             state state       | state   state
system             handOver            =              =             state state       | state   state
subscriber         askQuestion         =              =             state state       | state   state
subscriber         answerQuestion      =              =             state state       | state   state
subscriber         withdrawQuestion    =              =             state state       | state   state
subscriber         take                =              =             =     state       | arch    state
subscriber         assign              =              =             =     state       | arch    state
faultHandler+maker askQuestion         =              =             state state       | state   state
faultHandler+maker answerQuestion      =              =             state state       | state   state
faultHandler+maker withdrawQuestion    =              =             state state       | state   state
faultHandler+maker take                =              =             state state       | state   state
faultHandler+maker assign              =              =             state state       | state   state
system             anonymize           state          state         =     =           | =       =
`;
